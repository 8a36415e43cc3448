import type { LeadForm } from './lead_rows.ts'
import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** The state of a lead: new → contacted → won or lost, or spam. */
export type LeadStatus = 'new' | 'contacted' | 'won' | 'lost' | 'spam'

export type AmountPer = 'once' | 'month'

/** Why a request was lost. */
export type LostReason =
	'price' | 'other-hauler' | 'no-answer' | 'not-needed' | 'not-served' | 'not-offered' | 'other'

/** The office's view of a lead of any form: what the inbox shows, searches and sorts by. One row a lead. */
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
	/** What it is about, in a few words. */
	asked: string
	/** Its search words as one text, those of the name first. */
	search_text: string
	status: LeadStatus
	/** A member of staff's id, or null. */
	assigned_to: string | null
	/** When the promised answer is due; fixed when the lead comes in (decision D9). */
	due_at: Timestamp
	first_answered_at: Timestamp | null
	/** Sorts the queue, the lowest first: waiting leads by when they are due, then the others, newest first. */
	queue_order: number
	review_reason: string | null
	/** When it was set aside because it looks like spam; null for others, and once the office made a request of it. */
	set_aside_at: Timestamp | null
	/** When the office said that what was set aside is spam. */
	confirmed_spam_at: Timestamp | null
	/** Since when its answer is waited for, where that is later than it came: when the office made a request of it. */
	requested_at: Timestamp | null
	/** When the lead was anonymized. */
	anonymized_at: Timestamp | null
	/** Whose request it is; null until that is known, and once it was anonymized. */
	person_id: string | null
	/** How it came: by a form of the site, or by phone, taken by a member of staff. */
	source: 'site' | 'phone'
	/** Who took it; null for one that came by the site. */
	taken_by: string | null
	/** What was offered, or agreed once it is won, in cents; null together with `amount_per`. */
	amount_cents: number | null
	amount_per: AmountPer | null
	/** Why it was lost; null unless it is, and for those that were lost before reasons were asked for. */
	lost_reason: LostReason | null
	/** `YYYY-MM-DD` of the company's calendar: the day on which it comes back to the top of the queue. */
	follow_up_on: string | null
	/** When it was won; null unless it is. The store keeps it with the status. */
	won_at: Timestamp | null
	/** 1 once its message and notes are searched too, 0 before. */
	text_words: 0 | 1
	/** The path of the page it was sent from; null for one taken by phone, and where that was not stored yet. */
	page: string | null
	/** The town it is for, empty where its address names none; null until that was looked up. */
	town: string | null
	/** Business hours until the first answer, in seconds; null before it, and until that was measured. */
	answer_seconds: number | null
	/** For optimistic locking: increases with each save. */
	version: number
	created_at: Timestamp
	updated_at: Timestamp
}

/** The words by which a lead is found, case-folded; a search matches prefixes. */
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
	/** Null for events that concern no single lead, such as an export. */
	form: LeadForm | null
	lead_id: string | null
	/** The lead's version after this event; null if it made none. */
	version: number | null
	kind: LeadEventKind
	/** Null for automatic changes. */
	staff_id: string | null
	/** The name at that time, since staff leave. */
	staff_name: string
	from_value: string | null
	to_value: string | null
	note: string | null
	created_at: Timestamp
}

/** Filters of the inbox under a name. */
export interface SavedViewRow {
	id: string
	name: string
	/** The query string of the list, with its `?`; empty for the whole list. */
	query: string
	/** Whose it is. */
	staff_id: string
	/** Whether everybody in the office sees it. */
	is_shared: boolean
	created_at: Timestamp
	updated_at: Timestamp
}

/**
 * The number of clicks on a marked link on a page on one day of the office's calendar. Without any data about
 * visitors.
 */
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
