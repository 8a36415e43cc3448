import { formatDay } from '#platform/time/format_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { type OrderChoice, orderTotal, totalSentence } from './total.ts'

/** The planned order prices and lawn season from a day (`YYYY-MM-DD`) on. */
export interface PriceStep {
	from: string
	prices: Pick<Facts['prices'], 'recycling' | 'lawn'>
	carts: Facts['carts']
	lawnSeason: Facts['lawnSeason']
}

type Priced = Pick<Facts, 'prices' | 'carts' | 'lawnCan' | 'lawnSeason'>

/** The facts with the prices and the lawn season of a day; `steps` is ordered by day. */
export function factsOn<Known extends Pick<Facts, 'prices' | 'carts' | 'lawnSeason'>>(
	day: string,
	facts: Known,
	steps: readonly PriceStep[],
): Known {
	const step = steps.findLast(({ from }) => from <= day)
	if (!step) return facts
	const { carts, lawnSeason, prices } = step
	return { ...facts, carts, lawnSeason, prices: { ...facts.prices, ...prices } }
}

/**
 * The prices behind a total, current and planned, as the form sends them back, so that an order is refused if
 * they have changed in the meantime.
 */
export function shownPrices(
	facts: Pick<PriceStep, 'prices' | 'carts'>,
	steps: readonly PriceStep[] = [],
): string {
	const words = ({ carts, prices: { recycling, lawn } }: Pick<PriceStep, 'carts' | 'prices'>) =>
		[...carts.map(({ slug, price }) => `${slug} ${price}`), recycling, lawn].join('-')
	return [words(facts), ...steps.map((step) => `${step.from}: ${words(step)}`)].join('; ')
}

/**
 * Notes beside an order's total, which shows the prices in the week service begins: that planned prices or a
 * planned lawn season already make it differ from today's, and how it changes later.
 */
export function priceNotes(
	choice: OrderChoice,
	startWeek: string,
	facts: Priced,
	steps: readonly PriceStep[],
): string[] {
	const sentence = (known: Priced) => {
		const total = orderTotal(choice, known)
		return total === null ? '' : totalSentence(total, known)
	}
	const notes: string[] = []
	const begun = steps.findLast(({ from }) => from <= startWeek)
	let last = sentence(factsOn(startWeek, facts, steps))
	if (begun && last !== sentence(facts)) {
		const what = shownPrices(begun) === shownPrices(facts) ? 'The lawn season changes' : 'Our prices change'
		notes.push(
			`${what} on ${formatDay(begun.from, 'date')}: the total shows what applies when your service begins.`,
		)
	}
	for (const { from } of steps) {
		const then = sentence(factsOn(from, facts, steps))
		if (from <= startWeek || then === last) continue
		notes.push(`From ${formatDay(from, 'date')} on: ${then}.`)
		last = then
	}
	return notes
}
