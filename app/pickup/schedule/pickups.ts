import { compareText } from '#platform/text/compare_text.ts'
import { addDays, type CivilDay, civilDay } from '#platform/time/civil_day.ts'
import type { AreaRule, PickupAreaRow } from '#db/pickup_rows.ts'
import { type RuledArea, ruleOn } from './area_rules.ts'
import { movedDay } from './moved_day.ts'
import { comingOn, type ScheduleRules } from './rules.ts'
import { type Stream, streams } from './streams.ts'

/** One stream's pickup in one week. Days are `YYYY-MM-DD` in the company's time zone. */
export interface Pickup {
	stream: Stream
	/** The usual day, before holidays and alerts move it; with the stream, it identifies the pickup. */
	scheduled: string
	/** The actual day; null if canceled. */
	date: string | null
	/** Why it is moved or canceled, or the office's note about it. */
	reason: string | null
}

/** The columns of an area that its schedule depends on. */
export type ScheduledArea = Pick<PickupAreaRow, 'id' | 'town_slug' | keyof AreaRule | 'earlier_rules'>

const routeDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const dayMs = 24 * 60 * 60_000

/**
 * An area's pickups from `from` to `to`, both inclusive, in order; a canceled one counts on the day it was
 * scheduled for. Throws a RangeError if either is not a valid day.
 */
export function pickupsBetween(
	area: ScheduledArea,
	from: string,
	to: string,
	rules: ScheduleRules,
): Pickup[] {
	const last = civilDay(to).date
	const pickups: Pickup[] = []
	for (let monday = mondayOf(from); monday.date <= last; monday = addDays(monday, 7))
		for (const scheduled of scheduledDays(area, monday)) {
			const due = streams.filter((stream) => isDue(area, stream, scheduled, rules))
			if (due.length === 0) continue
			const moved = movedDay(scheduled, area, rules)
			const day = moved.date ?? scheduled
			if (from <= day && day <= last) pickups.push(...due.map((stream) => ({ stream, scheduled, ...moved })))
		}
	return pickups.toSorted((one, other) => compareText(dayOf(one), dayOf(other)))
}

function dayOf({ date, scheduled }: Pickup): string {
	return date ?? scheduled
}

/** The pickup days of a week by the rule of each day: one, except in a week in which the rule changes. */
export function scheduledDays(area: RuledArea, monday: CivilDay): string[] {
	return routeDays.flatMap((weekday, later) => {
		const { date } = addDays(monday, later)
		return ruleOn(area, date).weekday === weekday ? [date] : []
	})
}

/** The next `count` pickups on or after a day (`YYYY-MM-DD`); fewer if there are not as many within a year. */
export function nextPickups(
	area: ScheduledArea,
	first: string,
	count: number,
	rules: ScheduleRules,
): Pickup[] {
	const year = addDays(civilDay(first), 366).date
	return pickupsBetween(area, first, year, rules)
		.filter(({ date }) => date !== null)
		.slice(0, count)
}

function isDue(area: ScheduledArea, stream: Stream, scheduled: string, rules: ScheduleRules): boolean {
	const rule = ruleOn(area, scheduled)
	if (stream === 'trash') return rule.has_trash
	if (stream === 'recycling') return isRecyclingWeek(rule, scheduled)
	const { from, to } = (comingOn(scheduled, rules) ?? rules).lawnSeason
	const monthDay = scheduled.slice(5)
	return rule.has_lawn && from <= monthDay && monthDay <= to
}

/** Whether recycling comes in this week; every other week means an even number of weeks from the anchor's week. */
function isRecyclingWeek({ recycling, recycling_anchor }: AreaRule, scheduled: string): boolean {
	if (recycling !== 'every_other_week') return recycling === 'weekly'
	if (recycling_anchor === null) return false
	const between = midnight(mondayOf(scheduled)) - midnight(mondayOf(recycling_anchor))
	return (between / dayMs / 7) % 2 === 0
}

/** The Monday of the week of a day (`YYYY-MM-DD`). Throws a RangeError if it is not a valid day. */
export function mondayOf(date: string): CivilDay {
	const day = civilDay(date)
	return addDays(day, 1 - day.weekday)
}

function midnight({ date }: CivilDay): number {
	return Date.parse(`${date}T00:00:00Z`)
}
