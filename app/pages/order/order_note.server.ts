import { formatDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { dueFirst, type OrderTotal, totalSentence } from '#app/leads/order/total.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { isOrderable, isServed, type Place } from './place.ts'
import { rhythmSentence } from './place_words.ts'

/** The note on an order for the customer: prices, first bill and pickup day. */
export function orderNote(
	total: OrderTotal,
	startWeek: string,
	/** Null while no address is known. */
	place: Place | null,
	facts: Pick<Facts, 'lawnSeason' | 'promises'>,
	/** Sentences about planned prices. */
	later: readonly string[] = [],
): string {
	const lines = total.lines.map(({ label, dollars }) => `${label}, ${formatDollars(dollars)} a month`)
	const first = place?.kind === 'area' ? place.firstPickups.get(startWeek) : undefined
	const hasRecycling = total.lines.some(({ label }) => label === 'Recycling')
	const rhythm = place && isServed(place) && hasRecycling ? rhythmSentence(place) : ''
	const mayBeServed = place === null || place.kind === 'failed' || isOrderable(place)
	const day =
		place?.kind === 'area' && mayBeServed
			? `Your pickup day is ${place.weekday}${first ? `, the first one ${formatDay(first)}` : ''}. It counts once we confirm it.${rhythm}`
			: mayBeServed
				? `We find your pickup day and tell you when we confirm the order.${rhythm}`
				: 'First we check whether we come to your address for this, and let you know.'
	return [
		`${lines.join('; ')}. In all: ${totalSentence(total, facts)}.`,
		...later,
		dueFirst(total, startWeek, facts),
		day,
	].join(' ')
}
