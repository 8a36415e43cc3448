import { formText } from '#platform/forms/form_text.ts'
import { oneOf } from '#platform/forms/one_of.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import { lostReasons } from '../requests/lost_reasons.ts'
import type { LeadKey } from '#app/leads/change_lead.server.ts'
import type { LeadProgress } from '../requests/lead_progress.ts'

/** The page size of the list. */
const mostAtOnce = 50

/** A chosen lead with its state when the page was loaded. */
export interface SeenLead extends LeadKey {
	version: number
	was: Pick<LeadProgress, 'status' | 'assignee' | 'lostReason'>
}

const bulkChanges = ['assign', 'won', 'lost', 'spam'] as const
export type BulkChange = (typeof bulkChanges)[number]

/** A chosen lead's value in forms and URLs: `quote~ID`. */
export function chosenValue({ form, leadId }: LeadKey): string {
	return `${form}~${leadId}`
}

/** The chosen leads in a URL, without duplicates, at most `mostAtOnce`; only of these `forms`. */
export function readChosen(search: URLSearchParams, forms: readonly LeadForm[]): LeadKey[] {
	const chosen = [...new Set(search.getAll('lead'))].slice(0, mostAtOnce)
	return chosen.flatMap((text) => readKey(text, forms) ?? [])
}

/** The leads of the form with their state when the page was loaded: `quote~ID~version~status~assignee~reason`. */
export function readSeen(entries: FormData, forms: readonly LeadForm[]): SeenLead[] {
	const sent = entries.getAll('seen').slice(0, mostAtOnce)
	return sent.flatMap((text) => {
		const parts = typeof text === 'string' ? text.split('~') : []
		const [form = '', id = '', version = '', status = '', assignee = '', reason = ''] = parts
		const key = readKey(`${form}~${id}`, forms)
		const known = oneOf(leadStatuses, status)
		if (key === null || known === null || !Number.isSafeInteger(Number(version))) return []
		const was = { status: known, assignee: assignee || null, lostReason: oneOf(lostReasons, reason) }
		return [{ ...key, version: Number(version), was }]
	})
}

/** A lead's value in that form. */
export function seenValue({ version, was, ...key }: SeenLead): string {
	return [chosenValue(key), version, was.status, was.assignee ?? '', was.lostReason ?? ''].join('~')
}

/** The change to apply to all of them, or a sentence about what is missing. */
export function readChange(form: FormData): Partial<LeadProgress> | string {
	const text = (name: string) => formText(form, name)
	const change = oneOf(bulkChanges, text('change'))
	if (change === null) return 'Please choose what to do with them.'
	if (change === 'assign') {
		const assignee = text('assignee')
		if (assignee === '') return 'Please choose who they are assigned to.'
		return { assignee: assignee === 'nobody' ? null : assignee }
	}
	if (change !== 'lost') return { status: change }
	const lostReason = oneOf(lostReasons, text('lost_reason'))
	if (lostReason === null) return 'Please choose why they were lost.'
	return { status: 'lost', lostReason }
}

function readKey(text: string, forms: readonly LeadForm[]): LeadKey | null {
	const [, name, leadId] = /^([a-z-]{1,40})~([\w-]{1,64})$/.exec(text) ?? []
	const form = oneOf(forms, name)
	return form === null || leadId === undefined ? null : { form, leadId }
}
