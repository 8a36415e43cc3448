import { sampleFacts } from '#test/sample_facts.ts'
import { shownPrices } from '#app/leads/order/price_steps.ts'
import { startWeeks } from '#app/pages/order/start_weeks.ts'

/** The complete entries of an order as a browser sends them, by default in Windsor and from the first week offered. */
export function orderEntries(changes: Record<string, string> = {}): URLSearchParams {
	const service = changes.service ?? 'trash'
	return new URLSearchParams({
		service,
		cart: '96-gallon cart',
		extras: 'recycling',
		address: '512 Walnut St',
		town: 'Windsor',
		start_week: startWeeks(service, sampleFacts, [], new Date())[0] ?? '',
		name: 'June Alvarez',
		phone: '970 555 0100',
		email: 'june@example.com',
		message: 'Behind the gate.',
		prices: shownPrices(sampleFacts),
		...changes,
	})
}

/** The columns that the page fills in for such an order. */
export const orderColumns = {
	monthly_dollars: 43,
	season_dollars: null,
	note: 'In all: $43 a month.',
	cart_number: null,
	first_pickup: null,
}
