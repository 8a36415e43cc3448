import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { areaAlerts } from '../alerts/shown_alerts.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nearnessOf } from '../schedule/nearness.ts'
import { nextPickups, type Pickup, pickupsBetween } from '../schedule/pickups.ts'
import { scheduleRules } from '../schedule/rules.ts'
import { setOutTime } from '../schedule/set_out.ts'
import type { Stream } from '../schedule/streams.ts'
import { areaPrices } from './area_prices.server.ts'
import { areaView } from './area_view.server.ts'

/** The streams of one day. */
export interface PickupDay {
	/** `YYYY-MM-DD`; for pickups that are cancelled the day they were scheduled for. */
	date: string
	/** `Thursday, November 26` */
	day: string
	streams: readonly Stream[]
	isCancelled: boolean
	/** The day it was scheduled for, when it comes on another: `Thursday, November 26`. */
	movedFrom: string | null
	reason: string | null
}

const weeksShown = 8

/** What an area's page shows as of now. */
export function areaContent(area: PickupAreaRow, snapshot: Snapshot, now: Date) {
	const { date: today } = localTimeOf(now)
	const rules = scheduleRules(snapshot)
	const until = addDays(civilDay(today), weeksShown * 7 - 1).date
	return {
		slug: area.slug,
		name: area.name,
		contractedTo: area.contracted_to,
		setOut: setOutTime(area, snapshot.facts),
		next: nextDay(area, today, snapshot),
		days: pickupDays(pickupsBetween(area, today, until, rules)),
		alerts: areaAlerts(area, snapshot, now),
		prices: areaPrices(area, snapshot, now),
		view: areaView(area, snapshot),
	}
}

export type AreaContent = ReturnType<typeof areaContent>

/** Pickups by the day they come. */
export function pickupDays(pickups: readonly Pickup[]): PickupDay[] {
	const byDay = Map.groupBy(pickups, ({ date, scheduled }) => date ?? scheduled)
	return [...byDay].map(([date, ofDay]) => {
		const scheduled = ofDay[0]?.scheduled ?? date
		return {
			date,
			day: formatDay(date),
			streams: [...new Set(ofDay.map(({ stream }) => stream))],
			isCancelled: ofDay.every((pickup) => pickup.date === null),
			movedFrom: scheduled === date ? null : formatDay(scheduled),
			reason: ofDay[0]?.reason ?? null,
		}
	})
}

/** The next day on which something comes, and how near it is; null when nothing comes within a year. */
export function nextDay(area: PickupAreaRow, today: string, snapshot: Snapshot) {
	const coming = nextPickups(area, today, 3, scheduleRules(snapshot))
	const [day] = pickupDays(coming.filter(({ date }) => date === coming[0]?.date))
	if (!day) return null
	return { ...day, nearness: nearnessOf(day.date, today) }
}
