import type { Zoned } from '#app/company/zoned_time.ts'
import type { LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import { queueOrder } from './lead_work.ts'

type Worked = Pick<
	LeadWorkRow,
	| 'first_answered_at'
	| 'follow_up_on'
	| 'lost_reason'
	| 'set_aside_at'
	| 'confirmed_spam_at'
	| 'due_at'
	| 'created_at'
>

/**
 * The columns that depend on the status. `first_answered_at` is set when the status first leaves `new` other
 * than for spam, and cleared when it returns to it. Spam has no follow-up, only spam is set aside, and only a
 * lost lead has a reason.
 */
export function statusColumns(work: Worked, status: LeadStatus, now: Date, zoned: Zoned) {
	const answered = status === 'spam' ? work.first_answered_at : (work.first_answered_at ?? now.toISOString())
	const follow_up_on = status === 'spam' ? null : work.follow_up_on
	return {
		status,
		first_answered_at: status === 'new' ? null : answered,
		follow_up_on,
		set_aside_at: status === 'spam' ? work.set_aside_at : null,
		confirmed_spam_at: status === 'spam' ? work.confirmed_spam_at : null,
		lost_reason: status === 'lost' ? work.lost_reason : null,
		queue_order: queueOrder({ ...work, status, follow_up_on }, zoned),
	}
}
