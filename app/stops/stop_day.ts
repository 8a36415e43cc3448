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
import { memoized } from '#platform/process/memoized.ts'

/** What determines the day of a stop: the published areas by id, and the schedule rules. */
export interface StopSchedule {
	areas: ReadonlyMap<string, PickupAreaRow>
	rules: ScheduleRules
	/** Whose time zone applies. */
	zoned: Zoned
}

/** The schedule of the current content. */
export const stopSchedule = memoized((snapshot: Snapshot): StopSchedule => {
	const rows = rowsIn(snapshot.pickupAreas)
	return {
		areas: new Map(rows.map((area) => [area.id, area])),
		rules: scheduleRules(snapshot),
		zoned: snapshot.facts,
	}
})

/** Moved days, cached by rules, area and usual day, because most stops of a day share one. */
const movedDays = memoized((_rules: ScheduleRules) =>
	memoized((_area: PickupAreaRow) => new Map<string, MovedDay>()),
)

function movedOnce(day: string, area: PickupAreaRow, rules: ScheduleRules): MovedDay {
	const ofArea = movedDays(rules)(area)
	const moved = ofArea.get(day) ?? movedInWeek(day, area, rules)
	ofArea.set(day, moved)
	return moved
}

/** The day of a pickup; if the area's weekday is different in that week, the pickup of that weekday. */
function movedInWeek(day: string, area: PickupAreaRow, rules: ScheduleRules): MovedDay {
	const days = scheduledDays(area, mondayOf(day))
	if (days.includes(day)) return movedDay(day, area, rules)
	const reason = `Pickup is on ${ruleOn(area, day).weekday}s`
	const [scheduled] = days
	if (scheduled === undefined) return { date: null, reason }
	const moved = movedDay(scheduled, area, rules)
	return { date: moved.date, reason: [reason, moved.reason].filter(Boolean).join('. ') }
}

/** Those of these days whose pickup was moved or canceled in some area in a way that `isSuch` accepts. */
export function daysMoved(
	days: readonly string[],
	{ areas, rules }: Pick<StopSchedule, 'areas' | 'rules'>,
	isSuch: (moved: MovedDay) => boolean,
): string[] {
	return days.filter((day) => [...areas.values()].some((area) => isSuch(movedOnce(day, area, rules))))
}

/** The day of a stop by the schedule. */
export interface StopDay {
	/** `YYYY-MM-DD` */
	day: string
	/** Why it differs from its usual day; null if it does not. */
	moved: string | null
	/** Whether the pickup that it follows is canceled, so that it needs its own day. */
	isCanceled: boolean
}

/**
 * The day of a stop. One that follows the route moves with its area's pickup, due to holidays, closed days,
 * alerts or a changed weekday, and back again if that is reversed.
 */
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

/** The day on which a stop was reported done, in the company's time zone; null if it is not done. */
export function doneOn({ state, done_at }: Pick<StopRow, 'state' | 'done_at'>, zoned: Zoned): string | null {
	return state === 'done' && done_at !== null ? localTimeOf(new Date(done_at), zoned).date : null
}

/** The usual day of the area's pickup that comes on this day, or that is scheduled for it; null if there is none. */
export function usualDay(area: PickupAreaRow, day: string, rules: ScheduleRules): string | null {
	const [from, to] = [addDays(civilDay(day), -6).date, addDays(civilDay(day), 6).date]
	const pickups = pickupsBetween(area, from, to, rules)
	const found = pickups.find(({ date }) => date === day) ?? pickups.find(({ scheduled }) => scheduled === day)
	return found?.scheduled ?? null
}
