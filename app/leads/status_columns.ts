import type { LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import { queueOrder } from './lead_work.ts'

/** The time of the first answer: set when the status first leaves `new`, cleared when it returns to it. */
export function statusColumns(work: LeadWorkRow, status: LeadStatus, now: Date) {
	const answered = status === 'spam' ? work.first_answered_at : (work.first_answered_at ?? now.toISOString())
	return {
		status,
		first_answered_at: status === 'new' ? null : answered,
		queue_order: queueOrder({ ...work, status }),
	}
}
