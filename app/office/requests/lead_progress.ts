import type { LeadStatus, LeadWorkRow, LostReason } from '#db/inbox_rows.ts'
import { type Amount, formatAmount } from '#app/leads/amount.ts'

/** The fields of a lead that several people may edit concurrently. */
export interface LeadProgress {
	status: LeadStatus
	/** A member of staff's id; null for nobody. */
	assignee: string | null
	amount: Amount | null
	/** Null unless the status is `lost`. */
	lostReason: LostReason | null
	/** `YYYY-MM-DD`; null on spam. */
	followUpOn: string | null
}

/** The stored progress. */
export function progressOf(work: LeadWorkRow): LeadProgress {
	const { status, assigned_to: assignee, lost_reason: lostReason, follow_up_on: followUpOn } = work
	return { status, assignee, amount: amountOf(work), lostReason, followUpOn }
}

/** The amount of a request; null if none was entered. */
export function amountOf(work: Pick<LeadWorkRow, 'amount_cents' | 'amount_per'>): Amount | null {
	const { amount_cents: cents, amount_per: per } = work
	return cents === null || per === null ? null : { cents, per }
}

/** The amount in an event's value: `4300 month`. */
export function storedAmount(amount: Amount | null): string | null {
	return amount && `${amount.cents} ${amount.per}`
}

/** Formats such a value for reading; null if it is not an amount. */
export function formatStoredAmount(stored: string): string | null {
	const [, cents, per] = /^(\d{1,15}) (once|month)$/.exec(stored) ?? []
	return cents === undefined
		? null
		: formatAmount({ cents: Number(cents), per: per === 'month' ? 'month' : 'once' })
}
