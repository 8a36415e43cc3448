import { refuseChanges } from './append_only.ts'
import { columnWords, type StoreKind } from './columns.ts'

/**
 * All leads ever received, even after deletion, because consent and history still refer to them; consent records, submission keys, and
 * photos. The forms are rows, so that a new form changes no schema.
 */
export function leadTables(kind: StoreKind): string[] {
	const { flag, time, strict } = columnWords(kind)
	const lead = `foreign key (form, lead_id) references leads (form, id)`
	return [
		`create table lead_forms (name text primary key not null) ${strict}`,
		`insert into lead_forms (name)
			values ('quote'), ('rolloff'), ('hoa'), ('service-request'), ('order'), ('billing-request')`,
		`create table leads (
			id text primary key not null,
			form text not null references lead_forms (name),
			${time('created_at')} not null,
			unique (form, id)
		) ${strict}`,
		`create table consent_records (
			id text primary key not null,
			form text not null,
			lead_id text not null,
			${flag('is_granted')} not null,
			wording text not null,
			wording_version text not null,
			local_time text not null,
			page text not null,
			address_hash text not null,
			user_agent text not null,
			${time('created_at')} not null,
			method text not null default 'form' check (method in ('form', 'spoken')),
			staff_id text references staff (id),
			staff_name text,
			${lead}
		) ${strict}`,
		`create index consent_records_lead on consent_records (form, lead_id)`,
		...refuseChanges(kind, 'consent_records', 'consent records are only ever added'),
		`create table submission_keys (
			"key" text primary key not null,
			form text not null,
			lead_id text not null,
			${time('created_at')} not null,
			${lead}
		) ${strict}`,
		`create index submission_keys_oldest on submission_keys (created_at)`,
		`create table lead_photos (
			id text primary key not null,
			lead_id text not null references leads (id),
			position integer not null check (position between 1 and 3),
			width integer not null check (width > 0),
			height integer not null check (height > 0),
			${time('created_at')} not null,
			unique (lead_id, position)
		) ${strict}`,
	]
}
