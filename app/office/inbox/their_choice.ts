import { formatDay } from '#platform/time/format_day.ts'
import { formatAmount } from '#app/leads/amount.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { lostReasonLabels } from '../requests/lost_reasons.ts'
import { statusLabel } from '../requests/status_label.server.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

interface Choice {
	/** The name of the form's control that takes the value. */
	control: string
	value: string
	words: string
}

/** What somebody else set meanwhile, in words and as the form's control takes it. */
export function theirChoice(
	form: LeadForm,
	name: keyof LeadProgress,
	stored: LeadProgress,
	nameOf: ReadonlyMap<string, string>,
): Choice {
	const { status, assignee, amount, lostReason, followUpOn } = stored
	const choices: Record<keyof LeadProgress, Choice> = {
		status: { control: 'status', value: status, words: statusLabel(form, status) },
		assignee: {
			control: 'assignee',
			value: assignee ?? '',
			words: assignee === null ? 'Nobody' : (nameOf.get(assignee) ?? 'Someone'),
		},
		amount: {
			control: 'amount',
			value: amount ? formatAmount(amount).slice(1) : '',
			words: amount ? formatAmount(amount) : 'No amount',
		},
		lostReason: {
			control: 'lost_reason',
			value: lostReason ?? '',
			words: lostReason ? lostReasonLabels[lostReason] : 'No reason',
		},
		followUpOn: {
			control: 'follow_up',
			value: followUpOn ?? '',
			words: followUpOn ? formatDay(followUpOn) : 'No follow-up',
		},
	}
	return choices[name]
}
