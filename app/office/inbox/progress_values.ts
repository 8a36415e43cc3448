import { formText } from '#platform/forms/form_text.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { amountValue } from '#app/leads/amount.ts'
import { openedName } from '../kernel/fields/opened_name.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

/** The stored progress as form values, by control. */
export function progressValues(progress: LeadProgress): FormValues {
	const { status, assignee, amount, lostReason, followUpOn } = progress
	return {
		status,
		assignee: assignee ?? '',
		amount: amount ? amountValue(amount.cents) : '',
		amount_per: amount?.per ?? 'month',
		lost_reason: lostReason ?? '',
		follow_up: followUpOn ?? '',
	}
}

const stored = ['status', 'assignee', 'amount', 'amount_per', 'lost_reason', 'follow_up']

/** The submitted values. */
export function sentValues(form: FormData): FormValues {
	const chosen = [...stored, 'follow_up_day'].map((control) => [control, formText(form, control)])
	return { ...Object.fromEntries(chosen), note: cleanParagraphs(formText(form, 'note')) }
}

/** The form's initial values. */
export function openedValues(form: FormData): FormValues {
	return Object.fromEntries(stored.map((control) => [control, formText(form, openedName(control))]))
}
