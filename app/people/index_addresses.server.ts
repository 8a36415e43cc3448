import type { PersonRow } from '#db/people_rows.ts'
import type { Store } from '#db/store.server.ts'
import { eachWaiting } from '#platform/jobs/each_waiting.ts'
import type { Log } from '#platform/log/log.ts'
import { isCurrent, lockPerson } from './lock_person.server.ts'
import { rebuildWords } from './person_words.server.ts'

/** Rows per query. */
const batch = 500

type Unread = Pick<PersonRow, 'id' | 'created_at'>

/**
 * Indexes people by the addresses of their requests: people from before addresses were indexed, and those
 * added by a server of an older version. Resumable. Returns the number of people. Throws if the store fails.
 */
export async function indexAddresses(
	{ store, log }: { store: Store; log: Log },
	signal: AbortSignal,
): Promise<number> {
	return eachWaiting(
		{
			readAfter: (last: Unread | null) => readUnread(store, last),
			work: ({ id }) => indexOne(store, id),
			report: (done) => log.info({ findable: done }, 'people made findable by address'),
		},
		signal,
	)
}

async function readUnread({ db }: Store, after: Unread | null): Promise<Unread[]> {
	let query = db
		.selectFrom('people')
		.select(['id', 'created_at'])
		.where('address_words', '=', 0)
		.where('merged_into', 'is', null)
		.where('erased_at', 'is', null)
		.orderBy('created_at')
		.orderBy('id')
		.limit(batch)
	if (after !== null)
		query = query.where((eb) =>
			eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)),
		)
	return query.execute()
}

/** Indexes one person in its own transaction, so that new requests wait for one at most. */
async function indexOne({ db }: Store, id: string): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const person = await lockPerson(trx, id, 'to-change')
		if (!isCurrent(person) || person.address_words === 1) return false
		await rebuildWords(trx, id)
		return true
	})
}
