import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

const stream = `stream text not null check (stream in ('trash', 'recycling', 'lawn'))`

/** Creates the tables of reminder subscriptions and of the reminders written. */
export async function createReminders(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	const subscription = `subscription_id text not null references pickup_subscriptions (id) on delete cascade`
	await run(db, [
		`create table pickup_subscriptions (
			id text primary key not null,
			email text not null,
			mailbox text not null,
			area_id text references pickup_areas (id) on delete set null,
			${flag('wants_trash')} not null,
			${flag('wants_recycling')} not null,
			${flag('wants_lawn')} not null,
			timing text not null check (timing in ('evening', 'morning')),
			${flag('wants_alerts')} not null,
			confirm_hash text not null unique,
			${time('created_at')} not null,
			${time('confirmed_at')},
			${time('ended_at')},
			check (ended_at is null or confirmed_at is not null)
		) ${strict}`,
		`create unique index pickup_subscriptions_one on pickup_subscriptions (mailbox, area_id)
			where confirmed_at is not null and ended_at is null`,
		`create index pickup_subscriptions_due on pickup_subscriptions (area_id, timing, id)
			where confirmed_at is not null and ended_at is null`,
		`create index pickup_subscriptions_mailbox on pickup_subscriptions (mailbox)`,
		`create table pickup_reminders (
			${subscription},
			day text not null,
			${stream},
			${time('created_at')} not null,
			primary key (subscription_id, day, stream)
		) ${strict}`,
		`create index pickup_reminders_day on pickup_reminders (day)`,
		`create table alert_mails (
			alert_id text not null references service_alerts (id) on delete cascade,
			${subscription},
			kind text not null check (kind in ('posted', 'taken_back')),
			${time('created_at')} not null,
			primary key (alert_id, subscription_id, kind)
		) ${strict}`,
		`create index alert_mails_subscription on alert_mails (subscription_id)`,
		`create table refused_mailboxes (
			mailbox text primary key not null,
			${time('created_at')} not null
		) ${strict}`,
	])
}
