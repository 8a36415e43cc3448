import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/** Somebody who asked for something, once or many times. The row stays when it is merged or erased. */
export interface PersonRow {
	id: string
	/** As in the first request, until the office writes another. */
	name: string
	/** The name, folded: the order of the list. */
	sort_key: string
	/** Where the service is, as the office wrote it; null as long as only the requests tell. */
	address: string | null
	area_id: string | null
	/** Who has their requests since the two were found to be the same; null for a person of their own. */
	merged_into: string | null
	/** 1 once they are found by the addresses of their requests, 0 before. */
	address_words: 0 | 1
	/** For optimistic locking: increases with each save. */
	version: number
	/** When everything that identifies them was taken out. */
	erased_at: Timestamp | null
	created_at: Timestamp
	updated_at: Timestamp
}

export type IdentifierKind = 'mail' | 'phone'

/** What a person is recognized by. One value belongs to one person. */
export interface PersonIdentifierRow {
	id: string
	kind: IdentifierKind
	/** A number in E.164 (`+19705550142`), or a mailbox as `mailboxOf` gives it. */
	value: string
	person_id: string
	created_at: Timestamp
}

/** The words by which a person is found, case-folded; a search matches prefixes. */
export interface PersonWordRow {
	word: string
	person_id: string
}

/** A request had the number of one person and the mail address of another: perhaps they are the same. */
export interface PersonLikenessRow {
	/** The smaller id of the two. */
	person_id: string
	other_id: string
	/** The request that says so. */
	lead_id: string
	created_at: Timestamp
	/** When the office merged them, or said that they are different. */
	settled_at: Timestamp | null
}

export type PersonEventKind =
	'note' | 'edit' | 'merge' | 'merged' | 'split' | 'split-off' | 'undo-merge' | 'different' | 'erase'

/** What an event moved, by ids alone. */
export interface MovedRows {
	requests: string[]
	identifiers: string[]
	/** What a merge gave to who had none: the name of somebody who only texted, address and area that the office wrote. */
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
	/** What was written; of an edit, what it changed. */
	note: string | null
	staff_id: string | null
	/** The name at that time, since staff leave. */
	staff_name: string
	created_at: Timestamp
}

/** What a person said about text messages apart from any request: on the phone, or by a text such as STOP. Append-only. */
export interface PersonConsentRow {
	id: string
	person_id: string
	is_granted: boolean
	method: 'spoken' | 'text'
	/** Keyed hash of the number it holds for; null where it was said of all their numbers. */
	number_hash: string | null
	/** The words read out to them, or the text they sent. */
	wording: string
	wording_version: string
	local_time: string
	/** Who heard it; null for a text. */
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
