import { formatDollars } from '#app/company/dollars.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { officeDate } from '#app/company/office_date.ts'
import { instantOf, type Zoned } from '#app/company/zoned_time.ts'
import type { OfferRow } from '#db/offer_rows.ts'

type Offered = Pick<OfferRow, 'lines' | 'amount_cents' | 'amount_per' | 'valid_through' | 'note'>

/** An offer in the words that are read and agreed to. */
export interface OfferWords {
	/** `$43` */
	price: string
	/** What the price is for: `a month`, `in all`. */
	per: string
	lines: readonly string[]
	note: string | null
	holds: string
	agreement: string
}

/** The words of an offer: what is shown, and stored once it is accepted. */
export function offerWords(
	{ lines, amount_cents, amount_per, valid_through, note }: Offered,
	facts: Pick<Facts, 'name' | 'timeZone'>,
): OfferWords {
	return {
		price: formatDollars(amount_cents / 100),
		per: amount_per === 'month' ? 'a month' : 'in all',
		lines,
		note,
		holds: `This offer is good through ${longDate(valid_through, facts)}.`,
		agreement: `When you accept, you order this from ${facts.name} at this price, under our terms of service.`,
	}
}

/** All of them as one text. */
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

/** A day (`YYYY-MM-DD`) with its year: `December 6, 2026`. */
export function longDate(date: string, zoned: Zoned): string {
	return officeDate(instantOf({ date, time: '12:00' }, zoned), zoned)
}
