import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { rebuild, reworded, setAside } from './rebuild_on_sqlite.ts'
import { run } from './statements.ts'

const kindsBefore = `kind in ('staff', 'receipt', 'account')`
const kinds = `kind in ('staff', 'receipt', 'account', 'subscription', 'reminder')`
const leadBefore = `(kind = 'account') = (form is null)`
const lead = `(kind in ('staff', 'receipt')) = (form is not null)`

/**
 * Adds mails to subscribers to the outbox: with a time after which they are useless, an address for one-click
 * unsubscribing, and, by their job's priority number, sent after all other mail.
 */
export async function outboxCarriesReminders(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time } = columnWords(kind)
	if (kind === 'sqlite') {
		const { restore } = await setAside(db, ['outbox'])
		await rebuild(db, 'outbox', (definition) =>
			reworded(reworded(definition, kindsBefore, kinds), leadBefore, lead),
		)
		await run(db, restore)
	} else {
		await run(db, [
			`alter table outbox drop constraint outbox_kind_check, drop constraint outbox_lead_check`,
			`alter table outbox add constraint outbox_kind_check check (${kinds})`,
			`alter table outbox add constraint outbox_lead_check
				check (${lead} and (form is null) = (lead_id is null))`,
		])
	}
	await run(db, [
		`alter table outbox add column subscription_id text references pickup_subscriptions (id) on delete cascade`,
		`alter table outbox add column unsubscribe_url text`,
		`alter table outbox add column ${time('useful_until')}`,
		`create index outbox_subscription on outbox (subscription_id)`,
		`create index outbox_useful on outbox (useful_until) where sent_at is null`,
		...(kind === 'sqlite' ? jobsOnSqlite : jobsOnPostgres),
	])
}

/** Skipped when a restored backup already contains the job. */
const when = `new.sent_at is null`
const jobsOnSqlite = [
	`drop trigger outbox_adds_job`,
	`create trigger outbox_adds_job after insert on outbox when ${when} begin
		insert into jobs (kind, subject_id, priority, next_attempt_at, created_at)
			values ('mail', new.id, new.kind = 'reminder', new.created_at, new.created_at) on conflict do nothing; end`,
]
const jobsOnPostgres = [
	`create function add_mail_job() returns trigger language plpgsql as $$
		begin
			insert into jobs (kind, subject_id, priority, next_attempt_at, created_at)
				values ('mail', new.id, (new.kind = 'reminder')::int, new.created_at, new.created_at)
				on conflict do nothing;
			return null;
		end $$`,
	`drop trigger outbox_adds_job on outbox`,
	`create trigger outbox_adds_job after insert on outbox
		for each row when (${when}) execute function add_mail_job()`,
]
