import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { areaAlerts } from '../alerts/shown_alerts.server.ts'
import { formatDay } from '../schedule/format_day.ts'
import { nextPickups, type Pickup, pickupsBetween } from '../schedule/pickups.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { setOutTime } from '../schedule/set_out.ts'
import { streamNames } from '../schedule/streams.ts'

/** The streams of one day. */
export interface PickupDay {
	/** `YYYY-MM-DD`; for pickups that are cancelled the day they were scheduled for. */
	date: string
	/** `Thursday, November 26` */
	day: string
	streams: readonly string[]
	isCancelled: boolean
	reason: string | null
}

const weeksShown = 8

/** What an area's page shows as of today. */
export function areaContent(area: PickupAreaRow, snapshot: Snapshot, today: Date) {
	const { date } = localTimeOf(today)
	const rules = scheduleRules(snapshot)
	const [next] = nextPickups(area, date, 1, rules)
	const until = addDays(civilDay(date), weeksShown * 7 - 1).date
	return {
		name: area.name,
		alerts: areaAlerts(area, snapshot, today),
		contractedTo: area.contracted_to,
		setOut: setOutTime(area, snapshot.facts),
		next: next?.date ? formatDay(next.date) : null,
		days: pickupDays(pickupsBetween(area, date, until, rules)),
	}
}

export type AreaContent = ReturnType<typeof areaContent>

/** Pickups by the day they come. */
export function pickupDays(pickups: readonly Pickup[]): PickupDay[] {
	const byDay = Map.groupBy(pickups, ({ date, scheduled }) => date ?? scheduled)
	return [...byDay].map(([date, ofDay]) => ({
		date,
		day: formatDay(date),
		streams: ofDay.map(({ stream }) => streamNames[stream]),
		isCancelled: ofDay.every((pickup) => pickup.date === null),
		reason: ofDay[0]?.reason ?? null,
	}))
}
