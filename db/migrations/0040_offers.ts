import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/** Offers that the office mails as a link, with what was accepted; and mails whose text is secret once they have left. */
export async function createOffers(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, json, strict } = columnWords(kind)
	const no = kind === 'sqlite' ? '0' : 'false'
	await run(db, [
		`create table offers (
			id text primary key not null,
			lead_id text not null references leads (id),
			token_hash text not null unique,
			state text not null check (state in ('open', 'accepted', 'withdrawn', 'replaced')),
			${json('lines')} not null,
			amount_cents integer not null check (amount_cents > 0),
			amount_per text not null check (amount_per in ('once', 'month')),
			valid_through text not null check (valid_through like '____-__-__'),
			note text,
			staff_id text not null references staff (id),
			staff_name text not null,
			${time('created_at')} not null,
			${time('ended_at')},
			accepted_name text,
			accepted_words text,
			accepted_local_time text,
			address_hash text,
			user_agent text,
			check ((state = 'open') = (ended_at is null)),
			check ((state = 'accepted') = (accepted_words is not null))
		) ${strict}`,
		`create index offers_lead on offers (lead_id, created_at)`,
		`create unique index offers_one_open on offers (lead_id) where state = 'open'`,
		`alter table outbox add column ${flag('clears_body')} not null default ${no}`,
	])
}
