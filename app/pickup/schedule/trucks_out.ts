import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { LocalTime } from '#platform/time/zoned_time.ts'
import type { ScheduleRules } from './rules.ts'
import { setOutClockOn, setOutTime } from './set_out.ts'

type OfArea = Pick<PickupAreaRow, 'id' | 'set_out_hour'>
type TruckRules = Pick<ScheduleRules, 'trucksOutUntil' | 'opens' | 'coming'>

/**
 * The time until which a truck may come to the area on a day (`YYYY-MM-DD`), as `18:00`; never before carts
 * must be out there.
 */
export function truckOutUntil(day: string, area: OfArea, rules: TruckRules): string {
	const setOut = setOutClockOn(day, area, rules)
	return setOut > rules.trucksOutUntil ? setOut : rules.trucksOutUntil
}

/**
 * The first day (`YYYY-MM-DD`) whose pickups may still come to the area: today until its trucks are back,
 * then tomorrow.
 */
export function firstDayToCome({ date, time }: LocalTime, area: OfArea, rules: TruckRules): string {
	return time < truckOutUntil(date, area, rules) ? date : addDays(civilDay(date), 1).date
}

/**
 * The sentence that asks to put `what` out for a pickup of a day (`YYYY-MM-DD`), after a space: ` Please put it out by 7:00 AM
 * that day.`, or `right away` after that hour; empty once the trucks of that day are back.
 */
export function putOutSentence(
	what: string,
	{ day, area, rules, here }: { day: string; area: OfArea; rules: TruckRules; here: LocalTime },
): string {
	if (day < firstDayToCome(here, area, rules)) return ''
	const isLate = day === here.date && here.time >= setOutClockOn(day, area, rules)
	return ` Please put ${what} ${isLate ? 'right away' : `by ${setOutTime(day, area, rules)} that day`}.`
}
