import { wantedColumns } from '#app/pickup/reminders/wanted_streams.ts'
import { alertedPickups } from '#app/pickup/schedule/alert_effect.ts'
import type { Database } from '#db/schema.ts'
import type { Queries } from '#platform/database/queries.ts'
import type { AlertColumns } from './alert_form.server.ts'
import { asPosted } from './as_posted.ts'
import type { AlertContext } from './check_alert.server.ts'

/** How many recipients of one channel an alert reaches: `3 subscribers by mail`. */
export interface ReachedPeople {
	label: string
	count: number
}

/** The subscribers who get a mail about an alert: those with reminders of a pickup that it moves. Empty when there are none. */
export async function reachedPeople(
	db: Queries<Database>,
	alert: AlertColumns,
	{ areas, alerts, rules, today }: Pick<AlertContext, 'areas' | 'alerts' | 'rules' | 'today'>,
): Promise<ReachedPeople[]> {
	let count = 0
	for (const area of areas) {
		const pickups = alertedPickups(asPosted(alert), area, { ...rules, alerts })
		const streams = new Set(pickups.filter(({ from }) => from >= today).map(({ stream }) => stream))
		if (streams.size === 0) continue
		const { reached } = await db
			.selectFrom('pickup_subscriptions')
			.select(({ fn }) => fn.countAll<number | string>().as('reached'))
			.where('area_id', '=', area.id)
			.where('wants_alerts', '=', true)
			.where('confirmed_at', 'is not', null)
			.where('ended_at', 'is', null)
			.where(({ or, eb }) => or([...streams].map((stream) => eb(wantedColumns[stream], '=', true))))
			.executeTakeFirstOrThrow()
		count += Number(reached)
	}
	if (count === 0) return []
	return [{ label: count === 1 ? 'subscriber by mail' : 'subscribers by mail', count }]
}
