import type { Facts } from '#app/company/facts_type.ts'
import type { Store } from '#db/store.server.ts'

const dayMs = 24 * 60 * 60_000

/** Deletes sign-ins and changes of access whose retention time has passed. */
export async function sweepActivity(
	{ db }: Store,
	{ retention }: Pick<Facts, 'retention'>,
	now: Date,
): Promise<void> {
	const oldest = new Date(now.getTime() - retention.activityDays * dayMs).toISOString()
	await db.deleteFrom('staff_activity').where('created_at', '<', oldest).execute()
}
