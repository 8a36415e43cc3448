import { cleanParagraphs } from '#platform/forms/clean_text.ts'
import { leadStatuses } from '#app/leads/lead_statuses.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { LeadEdit } from './save_lead.server.ts'

/** The values of the lead's form; null if it is another form. */
export function readEdit(entries: FormData): LeadEdit | null {
	const text = (name: string) => {
		const value = entries.get(name)
		return typeof value === 'string' ? value : ''
	}
	const version = Number(text('version'))
	const was = readStatus(text('was_status'))
	const is = readStatus(text('status'))
	if (!Number.isSafeInteger(version) || version < 1 || was === null || is === null) return null
	return {
		version,
		status: { was, is },
		assignee: { was: text('was_assignee') || null, is: text('assignee') || null },
		note: cleanParagraphs(text('note')),
	}
}

function readStatus(text: string): LeadStatus | null {
	return leadStatuses.find((status) => status === text) ?? null
}
