import type { Store } from '#db/store.server.ts'
import { queuePushes } from './push/queue_pushes.server.ts'
import { isNotAnnounced, recordNoticeOnce } from './told_notices.server.ts'

/** Older requests are not announced, for example after an outage. */
const newsMs = 60 * 60_000
const batch = 100

/**
 * Queues pushes of new requests to all staff except the one who entered the request for a caller; each request once.
 * Returns the number of pushes.
 */
export async function notifyOfNew({ store }: { store: Store }, now: Date): Promise<number> {
	const leads = await store.db
		.selectFrom('lead_work')
		.select(['lead_id', 'taken_by', 'created_at'])
		.where('created_at', '>', new Date(now.getTime() - newsMs).toISOString())
		.where('status', '=', 'new')
		.where(isNotAnnounced('new', 'lead_work.lead_id'))
		.orderBy('created_at')
		.orderBy('lead_id')
		.limit(batch)
		.execute()
	let pushes = 0
	for (const { lead_id, taken_by, created_at } of leads)
		pushes += await store.db.transaction().execute(async (trx) => {
			if (!(await recordNoticeOnce(trx, 'new', lead_id, now))) return 0
			const to = { except: taken_by, subscribedBefore: created_at }
			return queuePushes(trx, { kind: 'new', lead_id }, to, now)
		})
	return pushes
}
