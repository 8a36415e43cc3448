import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'

/** The number of an area's subscribers. */
export interface SubscriberCounts {
	reminders: number
	/** How many of them want service alerts too. */
	alerts: number
}

/** The subscriber counts by area id; areas without subscribers are absent. */
export async function subscriberCounts(db: Kysely<Database>): Promise<Map<string, SubscriberCounts>> {
	const rows = await db
		.selectFrom('pickup_subscriptions')
		.select(({ fn }) => ['area_id', 'wants_alerts', fn.countAll<number | string>().as('count')])
		.where('confirmed_at', 'is not', null)
		.where('ended_at', 'is', null)
		.where('area_id', 'is not', null)
		.groupBy(['area_id', 'wants_alerts'])
		.execute()
	const counts = new Map<string, SubscriberCounts>()
	for (const { area_id, wants_alerts, count } of rows) {
		const known = counts.get(area_id ?? '') ?? { reminders: 0, alerts: 0 }
		const more = Number(count)
		counts.set(area_id ?? '', {
			reminders: known.reminders + more,
			alerts: known.alerts + (wants_alerts ? more : 0),
		})
	}
	return counts
}
