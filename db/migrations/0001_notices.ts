import { columnWords, type StoreKind } from './columns.ts'

/** Notices to the office: which were sent, each staff member's settings, the browsers subscribed to pushes, and queued pushes. */
export function noticeTables(kind: StoreKind): string[] {
	const { flag, time, strict } = columnWords(kind)
	return [
		`create table told_notices (
			kind text not null check (kind in ('new', 'due', 'assigned', 'opening', 'accepted')),
			about text not null,
			${time('told_at')} not null,
			primary key (kind, about)
		) ${strict}`,
		`create index told_notices_oldest on told_notices (told_at)`,
		`create table notice_settings (
			staff_id text primary key not null references staff (id) on delete cascade,
			${flag('plays_sound')} not null,
			${flag('wants_opening_mail')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create table push_subscriptions (
			id text primary key not null,
			staff_id text not null references staff (id) on delete cascade,
			"session" text not null,
			endpoint text not null unique,
			p256dh text not null,
			auth text not null,
			device text not null,
			${time('created_at')} not null,
			${time('seen_at')} not null
		) ${strict}`,
		`create index push_subscriptions_staff on push_subscriptions (staff_id, seen_at)`,
		`create index push_subscriptions_session on push_subscriptions ("session")`,
		`create table push_messages (
			id text primary key not null,
			subscription_id text not null references push_subscriptions (id) on delete cascade,
			kind text not null check (kind in ('new', 'due', 'accepted', 'test')),
			lead_id text references leads (id) on delete cascade,
			${time('created_at')} not null,
			check ((kind = 'test') = (lead_id is null))
		) ${strict}`,
		`create index push_messages_subscription on push_messages (subscription_id)`,
		`create index push_messages_lead on push_messages (lead_id) where lead_id is not null`,
		...pushesEndWithSession(kind),
	]
}

/** Ending a session also deletes the browser's push subscription; a session that expires by itself, as overnight, does not. */
function pushesEndWithSession(kind: StoreKind): string[] {
	const event = `create trigger session_ends_pushes after delete on staff_sessions for each row`
	const remove = `delete from push_subscriptions where "session" = old.id;`
	if (kind === 'sqlite')
		return [`${event} when old.expires_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') begin ${remove} end`]
	return [
		`create function session_ends_pushes() returns trigger language plpgsql as $$ begin ${remove} return null; end $$`,
		`${event} when (old.expires_at > now()) execute function session_ends_pushes()`,
	]
}
