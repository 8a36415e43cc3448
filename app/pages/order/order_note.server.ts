import { formatDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { dueFirst, type OrderTotal, totalSentence } from '#app/leads/order/total.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import type { Place } from './place.ts'

/** What a customer is told of an order when it comes: the prices, what is due first, and the day. */
export function orderNote(
	total: OrderTotal,
	startWeek: string,
	place: Place,
	facts: Pick<Facts, 'lawnSeason' | 'promises'>,
	/** Sentences about planned prices. */
	later: readonly string[] = [],
): string {
	const lines = total.lines.map(({ label, dollars }) => `${label}, ${formatDollars(dollars)} a month`)
	const first = place.kind === 'area' ? place.firstPickups[startWeek] : undefined
	const day =
		place.kind === 'area'
			? `Your pickup day is ${place.weekday}${first ? `, the first one ${formatDay(first)}` : ''}. It counts once we confirm it.`
			: 'We find your pickup day and tell you with the confirmation.'
	return [
		`${lines.join('; ')}. In all: ${totalSentence(total, facts)}.`,
		...later,
		dueFirst(total, startWeek, facts),
		day,
	].join(' ')
}
