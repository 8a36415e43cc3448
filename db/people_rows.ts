import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** A person who sent one or more requests. The row stays when it is merged or erased. */
export interface PersonRow {
	id: string
	/** As in the first request, until the office changes it. */
	name: string
	/** The name, folded: the order of the list. */
	sort_key: string
	/** The service address, as entered by the office; null if known only from requests. */
	address: string | null
	area_id: string | null
	/** The person they were merged into, who now has their requests; null if not merged. */
	merged_into: string | null
	/** 1 once they can be found by the addresses of their requests, 0 before. */
	address_words: 0 | 1
	/** For optimistic locking: incremented on each save. */
	version: number
	/** When all identifying data was removed. */
	erased_at: Timestamp | null
	created_at: Timestamp
	updated_at: Timestamp
}

export type IdentifierKind = 'mail' | 'phone'

/** A phone number or mailbox by which a person is recognized. Each value belongs to one person. */
export interface PersonIdentifierRow {
	id: string
	kind: IdentifierKind
	/** A number in E.164 (`+19705550142`), or a mailbox as returned by `mailboxOf`. */
	value: string
	person_id: string
	created_at: Timestamp
}

/** The words by which a person is found, case-folded; searches match prefixes. */
export interface PersonWordRow {
	word: string
	person_id: string
}

/** Two people who may be the same: a request had one's phone number and the other's mail address. */
export interface PersonLikenessRow {
	/** The smaller of the two ids. */
	person_id: string
	other_id: string
	/** The request that links them. */
	lead_id: string
	created_at: Timestamp
	/** When the office merged them or marked them as different. */
	settled_at: Timestamp | null
}

export type PersonEventKind =
	'note' | 'edit' | 'merge' | 'merged' | 'split' | 'split-off' | 'undo-merge' | 'different' | 'erase'

/** The rows moved by a merge or split, by id only. */
export interface MovedRows {
	requests: string[]
	identifiers: string[]
	/**
	 * What a merge filled in for a person who had none: the name of one who had only texted, or the address and area entered by the office.
	 */
	taken?: ('name' | 'place')[]
}

/** Who did what with a person, and when. Append-only, except that a note can be emptied. */
export interface PersonEventRow {
	id: string
	person_id: string
	kind: PersonEventKind
	/** The other person of a merge or split. */
	other_id: string | null
	/** What moved in a merge or split. */
	details: MovedRows | null
	/** The text of a note; for an edit, what it changed. */
	note: string | null
	staff_id: string | null
	/** The name at that time, because staff leave. */
	staff_name: string
	created_at: Timestamp
}

/** A person's consent to text messages, or its withdrawal, apart from any request: on the phone, or by a text such as STOP. Append-only. */
export interface PersonConsentRow {
	id: string
	person_id: string
	is_granted: boolean
	method: 'spoken' | 'text'
	/** Keyed hash of the number it applies to; null if it applies to all their numbers. */
	number_hash: string | null
	/** The wording read out to them, or the text they sent. */
	wording: string
	wording_version: string
	local_time: string
	/** The staff member who heard it; null for a text. */
	staff_id: string | null
	staff_name: string
	created_at: Timestamp
}

export const peopleTables = {
	people: table<PersonRow>({ erased_at: 'time', created_at: 'time', updated_at: 'time' }),
	person_identifiers: table<PersonIdentifierRow>({ created_at: 'time' }),
	person_words: table<PersonWordRow>({}),
	person_likenesses: table<PersonLikenessRow>({ created_at: 'time', settled_at: 'time' }),
	person_events: table<PersonEventRow>({ details: 'json', created_at: 'time' }),
	person_consents: table<PersonConsentRow>({ is_granted: 'boolean', created_at: 'time' }),
}
