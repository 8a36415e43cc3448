import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { factsOn, type PriceStep } from '#app/leads/order/price_steps.ts'
import { isLawnWeek } from '#app/leads/order/total.ts'
import { dueAt } from '#app/leads/promise_clock/due_at.ts'
import { mondayOf } from '#app/pickup/schedule/pickups.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

type Rules = Pick<Facts, 'promises' | 'hours' | 'lawnSeason' | 'timeZone' | 'prices' | 'carts'>

const weeksOffered = 12
/** How many weeks ahead to look for them; nobody plans farther ahead. */
const weeksAhead = 52

/**
 * The Mondays of the weeks in which service can begin, starting in the week after the order is confirmed; for
 * lawn pickup alone, only those in its season, which a planned change may move.
 */
export function startWeeks(service: string, facts: Rules, steps: readonly PriceStep[], now: Date): string[] {
	const confirmed = weekOfConfirmation(facts, now)
	return Array.from({ length: weeksAhead }, (_, week) => addDays(civilDay(confirmed), 7 * (week + 1)).date)
		.filter((monday) => service !== 'lawn' || isLawnWeek(monday, factsOn(monday, facts, steps)))
		.slice(0, weeksOffered)
}

/** The Monday of the week by which an order placed now is confirmed. */
export function weekOfConfirmation(facts: Pick<Rules, 'promises' | 'hours' | 'timeZone'>, now: Date): string {
	return mondayOf(localTimeOf(dueAt('orderHours', now, facts), facts).date).date
}

/**
 * Whether service can begin in the week of this Monday. Any week that has not begun is valid, because the page
 * may have been open since yesterday.
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
