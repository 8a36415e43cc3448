import type { Kysely } from 'kysely'
import { refuseChanges } from './append_only.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { personHistoryTriggers } from './0028_person_history.ts'
import { run } from './statements.ts'

/**
 * The people behind requests, by phone number and mailbox, and requests that staff take by phone. Leads from before stay
 * without a person until the server has worked through them.
 */
export async function createPeople(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, json, strict } = columnWords(kind)
	const isSqlite = kind === 'sqlite'
	// Compared byte by byte, as on SQLite.
	const bytewise = isSqlite ? 'text' : 'text collate "C"'
	await run(db, [
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
			${time('updated_at')} not null
		) ${strict}`,
		`create index people_name on people (sort_key, id) where merged_into is null and erased_at is null`,
		`create index people_merged on people (merged_into) where merged_into is not null`,
		`create index people_area on people (area_id) where area_id is not null`,
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
		) ${isSqlite ? 'strict, without rowid' : ''}`,
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
		...personHistoryTriggers(kind),
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
		...refuseChanges(kind, 'person_consents', 'consents of people are only ever added'),
		`alter table lead_work add column person_id text references people (id)`,
		`alter table lead_work add column source text not null default 'site' check (source in ('site', 'phone'))`,
		`alter table lead_work add column taken_by text references staff (id) on delete set null`,
		`create index lead_work_person on lead_work (person_id, created_at, lead_id)`,
		`create index lead_work_without_person on lead_work (created_at, lead_id)
			where person_id is null and anonymised_at is null`,
		`alter table consent_records add column method text not null default 'form' check (method in ('form', 'spoken'))`,
		`alter table consent_records add column staff_id text references staff (id)`,
		`alter table consent_records add column staff_name text`,
	])
}
