import { counted } from '#platform/text/counted.ts'
import { cartName, lawnCanName } from '#app/company/cart_name.ts'
import { formatDollars, sumDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { lawnSeasonDays } from '#app/company/lawn_season.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { chosenCart } from './choices.ts'

type Prices = Pick<Facts, 'prices' | 'carts' | 'lawnCan' | 'lawnSeason'>

/** What was chosen; `cart` is null if none is chosen yet, and for lawn pickup alone. */
export interface OrderChoice {
	service: string
	cart: string | null
	extras: readonly string[]
}

export interface OrderTotal {
	/** The parts of the total, with their monthly prices in dollars. */
	lines: { label: string; dollars: number; isSeasonal: boolean }[]
	/** The monthly total outside the lawn season, in dollars. */
	monthly: number
	/** The monthly total in the lawn season; null if lawn pickup is not ordered. */
	inSeason: number | null
}

/** Reads the order's choices from the typed values of the form. */
export function choiceOf({ service = '', cart = '', extras = '' }: FormValues): OrderChoice {
	return { service, cart: cart || null, extras: extras.split(',').filter(Boolean) }
}

/** The cost of an order at the company's prices; null if nothing priced is chosen. */
export function orderTotal({ service, cart, extras }: OrderChoice, facts: Prices): OrderTotal | null {
	const { prices } = facts
	const ordered = service === 'lawn' ? null : chosenCart(cart, facts)
	if (ordered === undefined) return null
	const lawn = { label: `Lawn pickup, ${lawnCanName(facts)}`, dollars: prices.lawn, isSeasonal: true }
	const recycling = { label: 'Recycling', dollars: prices.recycling, isSeasonal: false }
	const lines =
		ordered === null
			? [lawn]
			: [
					{ label: `Trash, ${cartName(ordered.gallons)}`, dollars: ordered.price, isSeasonal: false },
					...(extras.includes('recycling') ? [recycling] : []),
					...(extras.includes('lawn') ? [lawn] : []),
				]
	const sum = (of: OrderTotal['lines']) => sumDollars(of.map(({ dollars }) => dollars))
	const monthly = sum(lines.filter((line) => line !== lawn))
	return { lines, monthly, inSeason: lines.includes(lawn) ? sum(lines) : null }
}

/**
 * `$39 a month`, or `$39 a month, $59 in the lawn season (May 1 to the end of October)`; without the dates if
 * `lawnSeason` is missing.
 */
export function totalSentence(
	{ monthly, inSeason }: OrderTotal,
	{ lawnSeason }: Partial<Pick<Facts, 'lawnSeason'>>,
): string {
	const season = `the lawn season${lawnSeason ? ` (${lawnSeason.from} to ${lawnSeason.to})` : ''}`
	if (inSeason === null) return `${formatDollars(monthly)} a month`
	return monthly === 0
		? `${formatDollars(inSeason)} a month in ${season}`
		: `${formatDollars(monthly)} a month, ${formatDollars(inSeason)} in ${season}`
}

/** The sentence about the first bill of an order that starts in the week of this Monday (`YYYY-MM-DD`). */
export function dueFirst(
	{ monthly, inSeason }: OrderTotal,
	startWeek: string,
	{ lawnSeason, promises }: Pick<Facts, 'lawnSeason' | 'promises'>,
): string {
	const first = inSeason !== null && isLawnWeek(startWeek, { lawnSeason }) ? inSeason : monthly
	const bill = first === 0 ? '' : ` is ${formatDollars(first)}, and it`
	return `Nothing is due today. The first monthly bill${bill} is due within ${counted(promises.billDueDays, 'day')}.`
}

/** Whether a lawn pickup can fall into the week of this Monday. */
export function isLawnWeek(monday: string, { lawnSeason }: Pick<Facts, 'lawnSeason'>): boolean {
	const { from, to } = lawnSeasonDays(lawnSeason)
	return [0, 1, 2, 3, 4].some((later) => {
		const monthDay = addDays(civilDay(monday), later).date.slice(5)
		return from <= monthDay && monthDay <= to
	})
}
