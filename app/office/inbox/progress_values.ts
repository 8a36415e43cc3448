import { formText } from '#platform/forms/form_text.ts'
import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { amountValue } from '#app/leads/amount.ts'
import { openedName } from '../kernel/fields/opened_name.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'
import type { OwnForm } from '../kernel/screens/own_form.server.ts'

/** The form of a lead's progress, with its initial values. */
export interface ProgressState extends OwnForm {
	/** The lead's version when the form was opened. */
	version: number
	/** Events by others since then. */
	events: { id: string; text: string }[]
}

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

/** The submitted form: its values and, if complete, the initial values to compare them with. */
export function progressKept(form: FormData): Partial<ProgressState> {
	const values = sentValues(form)
	const version = readVersion(form)
	return version === null ? { values } : { values, opened: openedValues(form), version }
}

/** The lead's version when the page was loaded; null if missing or malformed. */
export function readVersion(form: FormData): number | null {
	const version = Number(formText(form, 'version'))
	return Number.isSafeInteger(version) && version > 0 ? version : null
}

/** The form's initial values. */
export function openedValues(form: FormData): FormValues {
	return Object.fromEntries(stored.map((control) => [control, formText(form, openedName(control))]))
}
