import type { Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { Log } from '#platform/log/log.ts'
import type { Transaction } from 'kysely'
import { eachWaiting } from '#platform/jobs/each_waiting.ts'
import { assignPerson } from './assign_person.server.ts'

/** Rows per query. */
const batch = 500

const columns = ['lead_id', 'name', 'email', 'phone', 'place', 'source', 'created_at'] as const
type Waiting = Pick<Database['lead_work'], (typeof columns)[number]>

/**
 * Assigns requests without a person, oldest first: those from before there were people, and those taken by a
 * server of an older version. Resumable and safe to run on several servers. Returns the number of requests;
 * stops early when `signal` aborts. Throws if the store fails.
 */
export async function assignWaiting(
	{ store, log }: { store: Store; log: Log },
	signal: AbortSignal,
): Promise<number> {
	return eachWaiting(
		{
			readAfter: (last: Waiting | null) => readWaiting(store, last),
			work: (request) => assignOne(store, log, request),
			report: (done) => log.info({ assigned: done }, 'requests assigned to their people'),
		},
		signal,
	)
}

async function readWaiting({ db }: Store, after: Waiting | null): Promise<Waiting[]> {
	let query = db
		.selectFrom('lead_work')
		.select(columns)
		.where('person_id', 'is', null)
		.where('anonymized_at', 'is', null)
		.where('set_aside_at', 'is', null)
		.orderBy('created_at')
		.orderBy('lead_id')
		.limit(batch)
	if (after !== null)
		query = query.where((eb) =>
			eb(eb.refTuple('created_at', 'lead_id'), '>', eb.tuple(after.created_at, after.lead_id)),
		)
	return query.execute()
}

/** Assigns one request in its own transaction, so that new requests wait for one at most. */
async function assignOne(
	store: Store,
	log: Log,
	{ lead_id, created_at, source, ...reach }: Waiting,
): Promise<boolean> {
	return store.db.transaction().execute(async (trx) => {
		if (!(await isStillWaiting(trx, lead_id))) return false
		const personRequest = { ...reach, leadId: lead_id, at: created_at, isHeard: source === 'phone' }
		const person_id = await assignPerson(trx, personRequest, log)
		if (person_id === null) return false
		await trx.updateTable('lead_work').set({ person_id }).where('lead_id', '=', lead_id).execute()
		return true
	})
}

/** Whether the request still needs a person; false too while another server assigns it. */
async function isStillWaiting(trx: Transaction<Database>, leadId: string): Promise<boolean> {
	const row = await trx
		.selectFrom('lead_work')
		.select('lead_id')
		.where('lead_id', '=', leadId)
		.where('person_id', 'is', null)
		.where('anonymized_at', 'is', null)
		.forUpdate()
		.skipLocked()
		.executeTakeFirst()
	return row !== undefined
}
