import { formatDollars } from '#app/company/dollars.ts'
import type { AmountPer } from '#db/inbox_rows.ts'

/** An offered amount: cents above 0, due once or monthly. */
export interface Amount {
	cents: number
	per: AmountPer
}

const largestCents = 100_000_000

/** Parses an amount in dollars, with or without `$`, commas and cents, into cents; null for anything else. */
export function readCents(text: string): number | null {
	const plain = text.replaceAll(/[$,\s]/g, '')
	if (plain.length > 12 || !/^\d+(\.\d{1,2})?$/.test(plain)) return null
	const cents = Math.round(Number(plain) * 100)
	return cents > 0 && cents <= largestCents ? cents : null
}

/** `$43 a month`, `$450 once`. */
export function formatAmount({ cents, per }: Amount): string {
	return `${formatDollars(cents / 100)} ${per === 'month' ? 'a month' : 'once'}`
}

/** Formats cents for an input field, without the dollar sign: `1,250.50`, or `43`. */
export function amountValue(cents: number): string {
	return formatDollars(cents / 100).slice(1)
}
