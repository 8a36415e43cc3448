import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { rulesOf } from './area_rules.ts'
import { mondayOf, type Pickup, pickupsBetween, type ScheduledArea } from './pickups.ts'
import type { ScheduleRules } from './rules.ts'
import { type Stream, streams } from './streams.ts'

/** A change of rules that makes a stream's first new pickup come too soon or too late after its last old one. */
export interface IrregularInterval {
	stream: Stream
	kind: 'twice in a week' | 'in weeks that follow each other' | 'none between'
	/** The last pickup by the old rule and the first by the new one, `YYYY-MM-DD`. */
	last: string
	first: string
}

const weekMs = 7 * 24 * 60 * 60_000
const daysLookedAt = 35

/** The irregular intervals around the day from which an area's rule holds, at most one per stream. */
export function irregularIntervals(
	area: ScheduledArea,
	from: string,
	rules: ScheduleRules,
): IrregularInterval[] {
	const [begin, end] = [-daysLookedAt, daysLookedAt].map((days) => addDays(civilDay(from), days).date)
	const pickups = pickupsBetween(area, begin ?? from, end ?? from, rules)
	return streams.flatMap((stream): IrregularInterval[] => {
		const own = pickups.filter((pickup) => pickup.stream === stream)
		const last = own.findLast(({ scheduled }) => scheduled < from)
		const first = own.find(({ scheduled }) => scheduled >= from)
		if (!last || !first) return []
		const apart = weeksApart(last, first)
		const usual = stream === 'recycling' && isEveryOtherWeek(area, from) ? 2 : 1
		if (apart === usual) return []
		const kind =
			apart === 0 ? 'twice in a week' : apart < usual ? 'in weeks that follow each other' : 'none between'
		return [{ stream, kind, last: last.date ?? last.scheduled, first: first.date ?? first.scheduled }]
	})
}

function isEveryOtherWeek(area: ScheduledArea, from: string): boolean {
	const at = rulesOf(area).findLastIndex(({ valid_from }) => valid_from === null || valid_from <= from)
	return rulesOf(area)
		.slice(Math.max(0, at - 1), at + 1)
		.every(({ recycling }) => recycling === 'every_other_week')
}

function weeksApart(one: Pickup, other: Pickup): number {
	const monday = ({ scheduled }: Pickup) => Date.parse(`${mondayOf(scheduled).date}T00:00:00Z`)
	return Math.round((monday(other) - monday(one)) / weekMs)
}
