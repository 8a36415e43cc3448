import { type Amount, formatAmount } from '#app/leads/amount.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'

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
