import { refuseAllButEmptying, refuseChanges } from './append_only.ts'
import { columnWords, type StoreKind } from './columns.ts'

/** The people behind requests, their phone numbers and mailboxes, their history and consent. */
export function peopleTables(kind: StoreKind): string[] {
	const { flag, time, json, bytewise, strict, strictIndex } = columnWords(kind)
	return [
		`create table people (
			id text primary key not null,
			name text not null,
			sort_key ${bytewise} not null,
			address text,
			area_id text references pickup_areas (id) on delete set null,
			merged_into text references people (id),
			version integer not null check (version >= 1),
			${time('erased_at')},
			${time('created_at')} not null,
			${time('updated_at')} not null,
			address_words integer not null default 0 check (address_words in (0, 1))
		) ${strict}`,
		`create index people_name on people (sort_key, id) where merged_into is null and erased_at is null`,
		`create index people_merged on people (merged_into) where merged_into is not null`,
		`create index people_area on people (area_id) where area_id is not null`,
		`create index people_without_address_words on people (created_at, id)
			where address_words = 0 and merged_into is null and erased_at is null`,
		`create table person_identifiers (
			id text primary key not null,
			kind text not null check (kind in ('mail', 'phone')),
			value ${bytewise} not null,
			person_id text not null references people (id),
			${time('created_at')} not null,
			unique (kind, value)
		) ${strict}`,
		`create index person_identifiers_person on person_identifiers (person_id, kind, value)`,
		`create table person_words (
			word ${bytewise} not null,
			person_id text not null references people (id),
			primary key (word, person_id)
		) ${strictIndex}`,
		`create index person_words_person on person_words (person_id, word)`,
		`create table person_likenesses (
			person_id text not null references people (id),
			other_id text not null references people (id),
			lead_id text not null references leads (id),
			${time('created_at')} not null,
			${time('settled_at')},
			primary key (person_id, other_id),
			check (person_id < other_id)
		) ${strict}`,
		`create index person_likenesses_other on person_likenesses (other_id)`,
		`create table person_events (
			id text primary key not null,
			person_id text not null references people (id),
			kind text not null,
			other_id text references people (id),
			${json('details')},
			note text,
			staff_id text references staff (id),
			staff_name text not null,
			${time('created_at')} not null
		) ${strict}`,
		`create index person_events_person on person_events (person_id, created_at)`,
		`create index person_events_by_time on person_events (created_at, id) where staff_id is not null`,
		`create index person_events_staff on person_events (staff_id, created_at, id) where staff_id is not null`,
		...refuseAllButEmptying(
			kind,
			'person_events',
			[...fixed, details(kind)],
			'the history of a person is only ever added to',
		),
		`create table person_consents (
			id text primary key not null,
			person_id text not null references people (id),
			${flag('is_granted')} not null,
			method text not null check (method in ('spoken', 'text')),
			number_hash text,
			wording text not null,
			wording_version text not null,
			local_time text not null,
			staff_id text references staff (id),
			staff_name text not null,
			${time('created_at')} not null
		) ${strict}`,
		`create index person_consents_person on person_consents (person_id, created_at)`,
		`create index person_consents_number on person_consents (number_hash, created_at) where number_hash is not null`,
		`create index person_consents_by_time on person_consents (created_at, id) where staff_id is not null`,
		`create index person_consents_staff on person_consents (staff_id, created_at, id) where staff_id is not null`,
		...refuseChanges(kind, 'person_consents', 'consents of people are only ever added'),
	]
}

/** Immutable columns of `person_events`, in addition to `details`. */
const fixed = ['id', 'person_id', 'kind', 'other_id', 'staff_id', 'staff_name', 'created_at']
/** PostgreSQL cannot compare values of type json. */
const details = (kind: StoreKind) => (kind === 'sqlite' ? 'details' : 'details::text')
