import type { Kysely } from 'kysely'
import { refuseChanges } from './append_only.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** The rows of the three quote forms, consent records, and the keys that recognize a repeated submission. */
export async function createLeads(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, json, strict } = columnWords(kind)
	const form = `form text not null check (form in ('quote', 'rolloff', 'hoa'))`
	await run(db, [
		`create table quote_requests (
			id text primary key not null,
			reference text not null unique,
			name text not null,
			email text not null,
			phone text,
			service_type text not null,
			address text,
			message text,
			${flag('smsConsent')} not null,
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`create index quote_requests_newest on quote_requests (created_at)`,
		`create table rolloff_quote_requests (
			id text primary key not null,
			reference text not null unique,
			full_name text not null,
			email text not null,
			phone text not null,
			location text not null,
			business_name text,
			material_types text,
			project_duration text,
			best_contact_time text,
			notes text,
			town_slug text,
			${json('dumpster_sizes')} not null,
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`create index rolloff_quote_requests_newest on rolloff_quote_requests (created_at)`,
		`create table hoa_quote_requests (
			id text primary key not null,
			reference text not null unique,
			"contactName" text not null,
			"hoaName" text not null,
			email text not null,
			phone text not null,
			address text not null,
			city text not null,
			units integer not null check (units >= 1),
			"currentProvider" text,
			"serviceType" text not null,
			"additionalInfo" text,
			review_reason text,
			${time('created_at')} not null
		) ${strict}`,
		`create index hoa_quote_requests_newest on hoa_quote_requests (created_at)`,
		`create table consent_records (
			id text primary key not null,
			${form},
			lead_id text not null,
			${flag('is_granted')} not null,
			wording text not null,
			wording_version text not null,
			local_time text not null,
			page text not null,
			address_hash text not null,
			user_agent text not null,
			${time('created_at')} not null
		) ${strict}`,
		`create index consent_records_lead on consent_records (form, lead_id)`,
		...refuseChanges(kind, 'consent_records', 'consent records are only ever added'),
		`create table submission_keys (
			"key" text primary key not null,
			${form},
			lead_id text not null,
			${time('created_at')} not null
		) ${strict}`,
		`create index submission_keys_oldest on submission_keys (created_at)`,
	])
}
