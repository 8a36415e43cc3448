import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { nextDay, pickupDays } from '#app/pickup/area/area_content.server.ts'
import { calendarLinks } from '#app/pickup/calendar/calendar_links.server.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import { setOutTime } from '#app/pickup/schedule/set_out.ts'

/** The look-up's result for an address in this area: the next pickup, and any canceled ones before it. */
export function areaResult(area: PickupAreaRow, snapshot: Snapshot, publicUrl: string, now: Date) {
	const { date: today } = localTimeOf(now, snapshot.facts)
	const next = nextDay(area, snapshot, now)
	const rules = scheduleRules(snapshot)
	const day = next?.date ?? today
	const until = pickupsBetween(area, today, day, rules)
	return {
		kind: 'area' as const,
		slug: area.slug,
		name: area.name,
		next,
		canceled: pickupDays(until).filter(({ isCanceled }) => isCanceled),
		setOut: setOutTime(day, area, rules),
		calendar: calendarLinks(area.slug, publicUrl),
	}
}

export type AreaResult = ReturnType<typeof areaResult>
