import { formatDay } from '#platform/time/format_day.ts'
import { formatAmount } from '#app/leads/amount.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { Theirs } from '../kernel/rows/conflict.server.ts'
import { lostReasonLabels } from '../requests/lost_reasons.ts'
import { statusLabel } from '../requests/status_label.server.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

/** The conflicting value that somebody else set, as a form value and in words. */
export function theirChoice(
	form: LeadForm,
	name: keyof LeadProgress,
	stored: LeadProgress,
	nameByStaffId: ReadonlyMap<string, string>,
): Theirs & { words: string } {
	const { status, assignee, amount, lostReason, followUpOn } = stored
	const choices: Record<keyof LeadProgress, [control: string, value: string, words: string]> = {
		status: ['status', status, statusLabel(form, status)],
		assignee: [
			'assignee',
			assignee ?? '',
			assignee === null ? 'Nobody' : (nameByStaffId.get(assignee) ?? 'Someone'),
		],
		amount: amount
			? ['amount', formatAmount(amount).slice(1), formatAmount(amount)]
			: ['amount', '', 'No amount'],
		lostReason: ['lost_reason', lostReason ?? '', lostReason ? lostReasonLabels[lostReason] : 'No reason'],
		followUpOn: ['follow_up', followUpOn ?? '', followUpOn ? formatDay(followUpOn) : 'No follow-up'],
	}
	const [control, value, words] = choices[name]
	return { name: control, values: { [control]: value }, words }
}
