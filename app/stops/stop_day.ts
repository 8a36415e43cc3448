import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import { type MovedDay, movedDay } from '#app/pickup/schedule/moved_day.ts'
import { ruleOn } from '#app/pickup/schedule/area_rules.ts'
import { mondayOf, pickupsBetween, scheduledDays } from '#app/pickup/schedule/pickups.ts'
import { type ScheduleRules, scheduleRules } from '#app/pickup/schedule/rules.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { madeOnce } from '#platform/process/made_once.ts'

/** What decides on which day a stop is: the shown areas by their id, and the rules of the schedule. */
export interface StopSchedule {
	areas: ReadonlyMap<string, PickupAreaRow>
	rules: ScheduleRules
	/** Whose clock it is. */
	zoned: Zoned
}

/** The schedule as the site has it now. */
export const stopSchedule = madeOnce((snapshot: Snapshot): StopSchedule => {
	const rows = rowsIn(snapshot.pickupAreas)
	return {
		areas: new Map(rows.map((area) => [area.id, area])),
		rules: scheduleRules(snapshot),
		zoned: snapshot.facts,
	}
})

/** Where pickups moved to, by the rules, the area and the usual day: of a day's many stops most share one. */
const movedDays = madeOnce((_rules: ScheduleRules) =>
	madeOnce((_area: PickupAreaRow) => new Map<string, MovedDay>()),
)

function movedOnce(day: string, area: PickupAreaRow, rules: ScheduleRules): MovedDay {
	const ofArea = movedDays(rules)(area)
	const moved = ofArea.get(day) ?? movedInWeek(day, area, rules)
	ofArea.set(day, moved)
	return moved
}

/** Where the pickup of a day comes; in a week for which the area was given another weekday, on that one. */
function movedInWeek(day: string, area: PickupAreaRow, rules: ScheduleRules): MovedDay {
	const days = scheduledDays(area, mondayOf(day))
	if (days.includes(day)) return movedDay(day, area, rules)
	const reason = `Pickup is on ${ruleOn(area, day).weekday}s`
	const [scheduled] = days
	if (scheduled === undefined) return { date: null, reason }
	const moved = movedDay(scheduled, area, rules)
	return { date: moved.date, reason: [reason, moved.reason].filter(Boolean).join('. ') }
}

/** Of these days those from which the pickup of some area moved, or was canceled, in such a way. */
export function daysMoved(
	days: readonly string[],
	{ areas, rules }: Pick<StopSchedule, 'areas' | 'rules'>,
	isSuch: (moved: MovedDay) => boolean,
): string[] {
	return days.filter((day) => [...areas.values()].some((area) => isSuch(movedOnce(day, area, rules))))
}

/** On which day a stop is. */
export interface StopDay {
	/** `YYYY-MM-DD` */
	day: string
	/** Why it is not on its usual day; null where it is. */
	moved: string | null
	/** Whether the pickup that it follows is canceled, so that it needs a day of its own. */
	isCanceled: boolean
}

/** The day of a stop. One that follows the route is moved as its pickup is, by holidays, closed days, alerts and another weekday of its area, at once and back again. */
export function dayOfStop(
	{ day, follows_route, area_id }: Pick<StopRow, 'day' | 'follows_route' | 'area_id'>,
	{ areas, rules }: Pick<StopSchedule, 'areas' | 'rules'>,
): StopDay {
	const area = follows_route && area_id !== null ? areas.get(area_id) : undefined
	if (!area) return { day, moved: null, isCanceled: false }
	const { date, reason } = movedOnce(day, area, rules)
	if (date === null) return { day, moved: reason, isCanceled: true }
	return { day: date, moved: date === day ? null : reason, isCanceled: false }
}

/** The day on which a stop was said to be done, by the company's clock; null for one that is not. */
export function doneOn({ state, done_at }: Pick<StopRow, 'state' | 'done_at'>, zoned: Zoned): string | null {
	return state === 'done' && done_at !== null ? localTimeOf(new Date(done_at), zoned).date : null
}

/** The usual day of the area's pickup that comes on this day, or that is usually on it; null where there is none. */
export function usualDay(area: PickupAreaRow, day: string, rules: ScheduleRules): string | null {
	const [from, to] = [addDays(civilDay(day), -6).date, addDays(civilDay(day), 6).date]
	const pickups = pickupsBetween(area, from, to, rules)
	const found = pickups.find(({ date }) => date === day) ?? pickups.find(({ scheduled }) => scheduled === day)
	return found?.scheduled ?? null
}
