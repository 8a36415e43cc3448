import type { LeadStatus, LeadWorkRow, LostReason } from '#db/inbox_rows.ts'
import type { Amount } from '#app/leads/amount.ts'
import { amountOf } from './amount.ts'

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
