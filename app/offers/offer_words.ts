import { formatDay } from '#platform/time/format_day.ts'
import { formatDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { OfferRow } from '#db/offer_rows.ts'

type Offered = Pick<OfferRow, 'lines' | 'amount_cents' | 'amount_per' | 'valid_through' | 'note'>

/** An offer in the words that the customer sees and agrees to. */
export interface OfferWords {
	/** `$43` */
	price: string
	/** The billing period: `a month`, `in all`. */
	per: string
	lines: readonly string[]
	note: string | null
	holds: string
	agreement: string
}

/** The words of an offer, which are shown, and stored once it is accepted. */
export function offerWords(
	{ lines, amount_cents, amount_per, valid_through, note }: Offered,
	facts: Pick<Facts, 'name'>,
): OfferWords {
	return {
		price: formatDollars(amount_cents / 100),
		per: amount_per === 'month' ? 'a month' : 'in all',
		lines,
		note,
		holds: `This offer is good through ${formatDay(valid_through, 'date')}.`,
		agreement: `When you accept, you order this from ${facts.name} at this price, under our terms of service.`,
	}
}

/** All words of an offer as one text. */
export function offerText({ price, per, lines, note, holds, agreement }: OfferWords): string {
	const included = lines.map((line) => `- ${line}`)
	return [
		`${price} ${per}`,
		'',
		'What is included:',
		...included,
		...(note === null ? [] : ['', note]),
		'',
		holds,
		agreement,
	].join('\n')
}
