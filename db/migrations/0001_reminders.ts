import { columnWords, type StoreKind } from './columns.ts'

/** Subscriptions to reminders, and the reminders and alerts sent to subscribers. */
export function reminderTables(kind: StoreKind): string[] {
	const { day, flag, time, strict } = columnWords(kind)
	const subscription = `subscription_id text not null references pickup_subscriptions (id) on delete cascade`
	return [
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
			removed_area text,
			${time('told_rules_at')},
			check (ended_at is null or confirmed_at is not null)
		) ${strict}`,
		`create unique index pickup_subscriptions_one on pickup_subscriptions (mailbox, area_id)
			where confirmed_at is not null and ended_at is null`,
		`create index pickup_subscriptions_due on pickup_subscriptions (area_id, timing, id)
			where confirmed_at is not null and ended_at is null`,
		`create index pickup_subscriptions_mailbox on pickup_subscriptions (mailbox)`,
		...(kind === 'sqlite' ? namesAreaOnSqlite : namesAreaOnPostgres),
		`create table pickup_reminders (
			${subscription},
			day text not null,
			stream text not null check (stream in ('trash', 'recycling', 'lawn')),
			${time('created_at')} not null,
			area_id text,
			${day('scheduled')},
			corrected_to text check (corrected_to = 'none' or corrected_to like '____-__-__'),
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
	]
}

/** Keeps the name of a subscription's area when the area is deleted, because the foreign key is then set to null. */
const nameArea = `update pickup_subscriptions set removed_area = old.name where area_id = old.id;`

const namesAreaOnSqlite = [
	`create trigger pickup_areas_name_subscriptions before delete on pickup_areas begin ${nameArea} end`,
]

const namesAreaOnPostgres = [
	`create function name_removed_area() returns trigger language plpgsql as $$
		begin
			${nameArea}
			return old;
		end $$`,
	`create trigger pickup_areas_name_subscriptions before delete on pickup_areas for each row
		execute function name_removed_area()`,
]
