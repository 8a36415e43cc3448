import type { PersonRow } from '#db/people_rows.ts'
import type { Store } from '#db/store.server.ts'
import { eachWaiting } from '#platform/jobs/each_waiting.ts'
import type { Log } from '#platform/log/log.ts'
import { isCurrent, lockPerson } from './lock_person.server.ts'
import { rebuildWords } from './person_requests.server.ts'

/** Read at a time. */
const batch = 500

type Unread = Pick<PersonRow, 'id' | 'created_at'>

/**
 * Makes people found by the addresses of their requests: those from before these were searched, and those whom a server of an older
 * version added. What is done stays done. Resolves to the number of people. Throws if the store fails.
 */
export async function indexAddresses(
	{ store, log }: { store: Store; log: Log },
	signal: AbortSignal,
): Promise<number> {
	return eachWaiting(
		{
			readAfter: (last: Unread | null) => readUnread(store, last),
			work: ({ id }) => indexOne(store, id),
			tell: (done) => log.info({ findable: done }, 'people made findable by address'),
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

/** In a transaction of its own, so that no request that comes meanwhile waits for more than one. */
async function indexOne({ db }: Store, id: string): Promise<boolean> {
	return db.transaction().execute(async (trx) => {
		const person = await lockPerson(trx, id, 'to-change')
		if (!isCurrent(person) || person.address_words === 1) return false
		await rebuildWords(trx, id)
		return true
	})
}
