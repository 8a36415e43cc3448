import type { LeadForm } from './lead_rows.ts'
import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** The state of a lead: new → contacted → won or lost, or spam. */
export type LeadStatus = 'new' | 'contacted' | 'won' | 'lost' | 'spam'

export type AmountPer = 'once' | 'month'

/** Why a request was lost. */
export type LostReason =
	'price' | 'other-hauler' | 'no-answer' | 'not-needed' | 'not-served' | 'not-offered' | 'other'

/** The office's view of a lead of any form: what the inbox shows, searches and sorts by. One row per lead. */
export interface LeadWorkRow {
	lead_id: string
	form: LeadForm
	reference: string
	name: string
	/** A business or a community. */
	organization: string | null
	email: string
	phone: string | null
	place: string | null
	/** The subject of the request in a few words. */
	asked: string
	/** Its search words as one text, those of the name first. */
	search_text: string
	status: LeadStatus
	/** A staff member's id, or null. */
	assigned_to: string | null
	/** When the promised answer is due; fixed when the lead comes in (decision D9). */
	due_at: Timestamp
	first_answered_at: Timestamp | null
	/** The sort key of the queue, lowest first: waiting leads by due time, then the others, newest first. */
	queue_order: number
	review_reason: string | null
	/** When it was set aside because it looks like spam; null for others, and again once the office has made a request of it. */
	set_aside_at: Timestamp | null
	/** When the office confirmed that a set-aside lead is spam. */
	confirmed_spam_at: Timestamp | null
	/** When the wait for an answer began, if later than the lead's arrival: when the office made a request of it. */
	requested_at: Timestamp | null
	/** When the lead was anonymized. */
	anonymized_at: Timestamp | null
	/** The person who sent it; null until known, and after anonymization. */
	person_id: string | null
	/** How it arrived: by a form of the site, or by phone, taken by a staff member. */
	source: 'site' | 'phone'
	/** The staff member who took it; null for one from the site. */
	taken_by: string | null
	/** The offered amount, or the agreed one once won, in cents; null together with `amount_per`. */
	amount_cents: number | null
	amount_per: AmountPer | null
	/** Why it was lost; null if it was not lost, or was lost before reasons were recorded. */
	lost_reason: LostReason | null
	/** `YYYY-MM-DD` of the company's calendar: the day on which it returns to the top of the queue. */
	follow_up_on: string | null
	/** When it was won; null if not won. A trigger sets it with the status. */
	won_at: Timestamp | null
	/** 1 once its message and notes are searchable too, 0 before. */
	text_words: 0 | 1
	/** The path of the page it was sent from; null if taken by phone or not recorded. */
	page: string | null
	/** The town it is for, empty if its address names none; null until looked up. */
	town: string | null
	/** Business hours until the first answer, in seconds; null before the answer, and until measured. */
	answer_seconds: number | null
	/** For optimistic locking: incremented on each save. */
	version: number
	created_at: Timestamp
	updated_at: Timestamp
}

/** The words by which a lead is found, case-folded; searches match prefixes. */
export interface LeadWordRow {
	word: string
	lead_id: string
}

export type LeadEventKind =
	| 'status'
	| 'assignment'
	| 'note'
	| 'call'
	| 'mail'
	| 'copy'
	| 'follow-up'
	| 'amount'
	| 'reason'
	| 'confirm'
	| 'answer'
	| 'offer'
	| 'withdraw'
	| 'accept'
	| 'question'
	| 'export'
	| 'anonymise'
	| 'delete'
	| 'no-receipt'
	| 'photos-lost'
	| 'stop'
	| 'text'
	| 'text-in'

/** Who did what with a lead, and when. Append-only, except that a note can be emptied. */
export interface LeadEventRow {
	id: string
	/** Null for events that do not concern a single lead, such as an export. */
	form: LeadForm | null
	lead_id: string | null
	/** The lead's version after this event; null if the event did not change the version. */
	version: number | null
	kind: LeadEventKind
	/** Null for automatic changes. */
	staff_id: string | null
	/** The name at that time, because staff leave. */
	staff_name: string
	from_value: string | null
	to_value: string | null
	note: string | null
	created_at: Timestamp
}

/** Inbox filters saved under a name. */
export interface SavedViewRow {
	id: string
	name: string
	/** The query string of the list, with its `?`; empty for the whole list. */
	query: string
	/** The staff member it belongs to. */
	staff_id: string
	/** Whether all staff see it. */
	is_shared: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

/** The number of clicks on a marked link on a page on one day of the office's calendar, without any data about visitors. */
export interface ButtonClickRow {
	/** `YYYY-MM-DD`. */
	day: string
	page: string
	button: string
	clicks: number
}

export const inboxTables = {
	lead_work: table<LeadWorkRow>({
		due_at: 'time',
		first_answered_at: 'time',
		set_aside_at: 'time',
		confirmed_spam_at: 'time',
		requested_at: 'time',
		anonymized_at: 'time',
		won_at: 'time',
		created_at: 'time',
		updated_at: 'time',
	}),
	lead_words: table<LeadWordRow>({}),
	lead_events: table<LeadEventRow>({ created_at: 'time' }),
	saved_views: table<SavedViewRow>({ is_shared: 'boolean', created_at: 'time', updated_at: 'time' }),
	button_clicks: table<ButtonClickRow>({}),
}
