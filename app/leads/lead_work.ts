import { startOfDay, type Zoned } from '#app/company/zoned_time.ts'
import type { LeadWordRow, LeadWorkRow } from '#db/inbox_rows.ts'
import type { LeadForm } from '#db/lead_rows.ts'
import type { LeadContact } from './lead_contact.ts'
import type { StoredLead } from './lead_definition.ts'
import { wordsOfLead, searchText } from './search_text.ts'

/** The person behind a request, if known, and the staff member who took it on the phone, if one did. */
interface Origin {
	person_id: string | null
	takenBy: { id: string } | null
	/** The path of the page that it was sent from. */
	page: string | null
	/** Whether it looks like spam: it is not due until the office accepts it as a request. */
	isSetAside?: boolean
}

/** The inbox row of a new lead: unassigned, waiting until it is due, or set aside. */
export function waitingWork(
	form: LeadForm,
	lead: StoredLead,
	contact: LeadContact,
	due: Date,
	{ person_id, takenBy, page, isSetAside = false }: Origin = { person_id: null, takenBy: null, page: null },
): LeadWorkRow {
	const status = isSetAside ? 'spam' : 'new'
	const due_at = due.toISOString()
	return {
		...contact,
		lead_id: lead.id,
		form,
		reference: lead.reference,
		search_text: searchText(wordsOfLead(lead.reference, contact)),
		status,
		assigned_to: null,
		due_at,
		first_answered_at: null,
		queue_order: ownOrder({ status, due_at, created_at: lead.created_at }),
		review_reason: lead.review_reason,
		set_aside_at: isSetAside ? lead.created_at : null,
		confirmed_spam_at: null,
		requested_at: null,
		anonymized_at: null,
		person_id,
		source: takenBy === null ? 'site' : 'phone',
		taken_by: takenBy?.id ?? null,
		amount_cents: null,
		amount_per: null,
		lost_reason: null,
		follow_up_on: null,
		won_at: null,
		text_words: 0,
		page: takenBy === null ? page : null,
		town: null,
		answer_seconds: null,
		version: 1,
		created_at: lead.created_at,
		updated_at: lead.created_at,
	}
}

/** The rows of the search index for a lead. */
export function wordRows({
	lead_id,
	search_text,
}: Pick<LeadWorkRow, 'lead_id' | 'search_text'>): LeadWordRow[] {
	const words = new Set(search_text.split(' ').filter(Boolean))
	return [...words].map((word) => ({ word, lead_id }))
}

/** Greater than any time in milliseconds before the year 3554: leads that need no work sort from here on. */
export const settledFrom = 50_000_000_000_000

type Queued = Pick<LeadWorkRow, 'status' | 'due_at' | 'created_at' | 'follow_up_on'>

/**
 * A lead's position in the office's queue, smallest first. A new lead is at the millisecond it is due, so
 * that overdue ones come first. Any other with a follow-up, even if won or lost, is at the start of that day,
 * before all that are due on it. The rest follow, newest first.
 */
export function queueOrder({ status, due_at, created_at, follow_up_on }: Queued, zoned: Zoned): number {
	return status !== 'new' && follow_up_on !== null
		? startOfDay(follow_up_on, zoned).getTime()
		: ownOrder({ status, due_at, created_at })
}

/** A lead's position in the queue, ignoring its follow-up. */
export function ownOrder({ status, due_at, created_at }: Omit<Queued, 'follow_up_on'>): number {
	return status === 'new' ? Date.parse(due_at) : 2 * settledFrom - Date.parse(created_at)
}
