import type { AmountPer, LeadWorkRow } from '#db/inbox_rows.ts'

/** What was offered: cents above 0, once or every month. */
export interface Amount {
	cents: number
	per: AmountPer
}

const largestCents = 100_000_000

export const amountComplaint =
	'Please write the amount in dollars, like 43 or 1,250.50, up to $1,000,000. Nothing was saved yet.'

/** The cents of an amount in dollars, with or without `$`, commas and cents; null for anything else. */
export function readCents(text: string): number | null {
	const plain = text.replaceAll(/[$,\s]/g, '')
	if (plain.length > 12 || !/^\d+(\.\d{1,2})?$/.test(plain)) return null
	const cents = Math.round(Number(plain) * 100)
	return cents > 0 && cents <= largestCents ? cents : null
}

/** `1,250.50`, or `43` without cents. */
export function formatDollars(cents: number): string {
	const isRound = cents % 100 === 0
	return (cents / 100).toLocaleString('en-US', {
		minimumFractionDigits: isRound ? 0 : 2,
		maximumFractionDigits: 2,
	})
}

/** `$43 a month`, `$450 once`. */
export function formatAmount({ cents, per }: Amount): string {
	return `$${formatDollars(cents)} ${per === 'month' ? 'a month' : 'once'}`
}

/** The amount of a request; null where none was noted. */
export function amountOf(work: Pick<LeadWorkRow, 'amount_cents' | 'amount_per'>): Amount | null {
	const { amount_cents: cents, amount_per: per } = work
	return cents === null || per === null ? null : { cents, per }
}

/** As a line of the history has it: `4300 month`. */
export function storedAmount(amount: Amount | null): string | null {
	return amount && `${amount.cents} ${amount.per}`
}

/** The same in words; null for what is no amount. */
export function formatStoredAmount(stored: string): string | null {
	const [, cents, per] = /^(\d{1,15}) (once|month)$/.exec(stored) ?? []
	return cents === undefined
		? null
		: formatAmount({ cents: Number(cents), per: per === 'month' ? 'month' : 'once' })
}
