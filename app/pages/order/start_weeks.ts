import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { factsOn, type PriceStep } from '#app/leads/order/price_steps.ts'
import { isLawnWeek } from '#app/leads/order/total.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

type Rules = Pick<Facts, 'promises' | 'hours' | 'lawnSeason' | 'timeZone' | 'prices' | 'carts'>

const weeksOffered = 12
/** Nobody plans farther ahead. */
const weeksAhead = 52

/**
 * The Mondays of the weeks in which service can begin: from the week after the one in which an order is confirmed; of
 * lawn pickup alone, those of its season, which may be planned to change.
 */
export function startWeeks(service: string, facts: Rules, steps: readonly PriceStep[], now: Date): string[] {
	const confirmed = weekOfConfirmation(facts, now)
	return Array.from({ length: weeksAhead }, (_, week) => addDays(civilDay(confirmed), 7 * (week + 1)).date)
		.filter((monday) => service !== 'lawn' || isLawnWeek(monday, factsOn(monday, facts, steps)))
		.slice(0, weeksOffered)
}

/** The Monday of the week in which an order of now is confirmed at the latest. */
export function weekOfConfirmation(facts: Pick<Rules, 'promises' | 'hours' | 'timeZone'>, now: Date): string {
	return mondayOf(localTimeOf(dueAt('orderHours', now, facts), facts).date).date
}

/**
 * Whether service can begin in the week of this Monday. A page may have been open since yesterday: any week that has not
 * begun will do.
 */
export function isStartWeek(
	monday: string,
	service: string,
	facts: Rules,
	steps: readonly PriceStep[],
	now: Date,
): boolean {
	const today = localTimeOf(now, facts).date
	if (mondayOf(monday).date !== monday || monday <= today) return false
	return service !== 'lawn' || isLawnWeek(monday, factsOn(monday, facts, steps))
}
