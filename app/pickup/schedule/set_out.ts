import { clockText, hourClock } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { comingOn, type ScheduleRules } from './rules.ts'

type OfArea = Pick<PickupAreaRow, 'set_out_hour'>

/** When carts must be at the curb, as `07:00`: the area's own hour, or when the office opens. */
export function setOutClock(
	{ set_out_hour }: OfArea,
	{ hours }: { hours: Pick<Facts['hours'], 'opens'> },
): string {
	return set_out_hour === null ? hours.opens : hourClock(set_out_hour)
}

/** When carts must be at the curb on a given day (`YYYY-MM-DD`), today or later, including planned changes. */
export function setOutClockOn(
	day: string,
	area: OfArea & Pick<PickupAreaRow, 'id'>,
	rules: Pick<ScheduleRules, 'opens' | 'coming'>,
): string {
	const then = comingOn(day, rules)
	const planned = then?.setOutHours.get(area.id)
	const set_out_hour = planned === undefined ? area.set_out_hour : planned
	return setOutClock({ set_out_hour }, { hours: then ?? rules })
}

/** The set-out time of a given day, as `7:00 AM`. */
export function setOutTime(...of: Parameters<typeof setOutClockOn>): string {
	return clockText(setOutClockOn(...of))
}

/**
 * The set-out time of pickups from `day` on: `7:00 AM`, or `7:00 AM, from January 4 on by 6:00 AM` if it
 * changes by `until`.
 */
export function setOutWords(
	day: string,
	until: string,
	area: OfArea & Pick<PickupAreaRow, 'id'>,
	rules: Pick<ScheduleRules, 'opens' | 'coming'>,
): string {
	const first = setOutTime(day, area, rules)
	const later = rules.coming
		.filter(({ from }) => day < from && from <= until)
		.map(({ from }) => ({ from, time: setOutTime(from, area, rules) }))
	const changes = later.filter(({ time }, at) => time !== (later[at - 1]?.time ?? first))
	return [
		first,
		...changes.map(({ from, time }) => `from ${formatDay(from, 'monthDay')} on by ${time}`),
	].join(', ')
}
