import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { PushMessageRow } from '#db/notice_rows.ts'
import type { Database } from '#db/schema.ts'
import { addJobs } from '#platform/jobs/jobs.ts'
import type { JobKind } from '#platform/jobs/job_kind.ts'
import { rolesWithRequests } from '#app/leads/roles_with_requests.ts'

/** A browser in which the office has not been opened for this long gets no more pushes. */
export const longestAbsenceMs = 14 * 24 * 60 * 60_000

/** Which browsers get a push: those of one staff member or of everybody, optionally without one member or without later subscriptions. */
interface PushAudience {
	staffId?: string | null
	except?: string | null
	/** ISO 8601. */
	subscribedBefore?: string
	subscriptionId?: string
}

/** Queues a message for each matching browser and returns their number. Wake the push worker after the commit. */
export async function queuePushes(
	trx: Transaction<Database>,
	message: Pick<PushMessageRow, 'kind' | 'lead_id'>,
	{ staffId, except, subscribedBefore, subscriptionId }: PushAudience,
	now: Date,
): Promise<number> {
	const present = new Date(now.getTime() - longestAbsenceMs).toISOString()
	let query = trx
		.selectFrom('push_subscriptions')
		.innerJoin('staff', 'staff.id', 'staff_id')
		.select('push_subscriptions.id')
		.where('staff.is_active', '=', true)
		.where('staff.role', 'in', rolesWithRequests)
		.where('seen_at', '>', present)
		.orderBy('push_subscriptions.id')
	if (staffId) query = query.where('staff_id', '=', staffId)
	if (except) query = query.where('staff_id', '!=', except)
	if (subscribedBefore !== undefined)
		query = query.where('push_subscriptions.created_at', '<=', subscribedBefore)
	if (subscriptionId !== undefined) query = query.where('push_subscriptions.id', '=', subscriptionId)
	const subscriptions = await query.execute()
	const created_at = now.toISOString()
	const rows = subscriptions.map(({ id }) => ({
		...message,
		id: randomUUID(),
		subscription_id: id,
		created_at,
	}))
	if (rows.length === 0) return 0
	await trx.insertInto('push_messages').values(rows).execute()
	await addJobs(
		trx,
		pushJobs,
		rows.map(({ id }) => id),
		{ now },
	)
	return rows.length
}

/** Jobs for messages that have not yet reached a browser's push service. */
export const pushJobs = {
	name: 'push',
	longestLeadMs: 0,
	waits: { unavailable: { firstMs: 5_000, longestMs: 5 * 60_000 } },
} as const satisfies JobKind

/** The lifetime of a message in seconds; after that, push services drop it too. */
export const usefulSeconds = 2 * 60 * 60
