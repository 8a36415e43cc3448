import { formText } from '#platform/forms/form_text.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { amountValue } from '#app/leads/amount.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

/** What was typed and chosen, as it was. */
export interface ProgressValues {
	status: string
	assignee: string
	amount: string
	amountPer: string
	lostReason: string
	/** A day, `other` for the one in `followUpDay`, or empty. */
	followUp: string
	followUpDay: string
	note: string
}

/** The fields of the form as they were sent. */
export function readValues(entries: FormData): ProgressValues {
	const text = (name: string) => formText(entries, name)
	return {
		status: text('status'),
		assignee: text('assignee'),
		amount: text('amount'),
		amountPer: text('amount_per'),
		lostReason: text('lost_reason'),
		followUp: text('follow_up'),
		followUpDay: text('follow_up_day'),
		note: cleanParagraphs(text('note')),
	}
}

/** The same for what is stored, as the form shows it. */
export function valuesOf({ status, assignee, amount, lostReason, followUpOn }: LeadProgress): ProgressValues {
	return {
		status,
		assignee: assignee ?? '',
		amount: amount ? amountValue(amount.cents) : '',
		amountPer: amount?.per ?? 'month',
		lostReason: lostReason ?? '',
		followUp: followUpOn ?? '',
		followUpDay: '',
		note: '',
	}
}
