import { assigneeOf } from '#app/leads/assignee.server.ts'
import type { Store } from '#db/store.server.ts'
import { isNotAnnounced, recordNoticeOnce } from './told_notices.server.ts'
import { queuePushes } from './push/queue_pushes.server.ts'

/** Older acceptances are not announced, for example after a long outage. */
const newsMs = 24 * 60 * 60_000
const batch = 100

/**
 * Queues pushes of accepted offers to the request's assignee, or to everybody if there is none; each acceptance once.
 * Returns the number of pushes.
 */
export async function notifyOfAccepted({ store }: { store: Store }, now: Date): Promise<number> {
	const events = await store.db
		.selectFrom('lead_events')
		.innerJoin('lead_work', 'lead_work.lead_id', 'lead_events.lead_id')
		.select(['lead_events.id', 'lead_work.lead_id', 'assigned_to'])
		.where('kind', '=', 'accept')
		.where('lead_events.created_at', '>', new Date(now.getTime() - newsMs).toISOString())
		.where(isNotAnnounced('accepted', 'lead_events.id'))
		.orderBy('lead_events.created_at')
		.orderBy('lead_events.id')
		.limit(batch)
		.execute()
	let pushes = 0
	for (const { id, lead_id, assigned_to } of events)
		pushes += await store.db.transaction().execute(async (trx) => {
			if (!(await recordNoticeOnce(trx, 'accepted', id, now))) return 0
			const assignee = await assigneeOf(trx, { assigned_to })
			return queuePushes(trx, { kind: 'accepted', lead_id }, { staffId: assignee?.id ?? null }, now)
		})
	return pushes
}
