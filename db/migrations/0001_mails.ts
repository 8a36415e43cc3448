import { columnWords, type StoreKind } from './columns.ts'
import { addsMailJob, removesJob } from './job_triggers.ts'

/** The outbox: mail to be sent and mail that was sent. */
export function mailTables(kind: StoreKind): string[] {
	const { flag, time, no, strict } = columnWords(kind)
	return [
		`create table outbox (
			id text primary key not null,
			form text,
			lead_id text,
			kind text not null check (kind in ('staff', 'receipt', 'answer', 'account', 'subscription', 'reminder')),
			to_address text not null,
			reply_to text,
			subject text not null,
			body text not null,
			message_id text not null unique,
			${time('sent_at')},
			${time('created_at')} not null,
			subscription_id text references pickup_subscriptions (id) on delete cascade,
			unsubscribe_url text,
			${time('useful_until')},
			${flag('clears_body')} not null default ${no},
			bundle text check (bundle <> ''),
			constraint outbox_lead_check check (
				(kind in ('staff', 'receipt', 'answer')) = (form is not null) and (form is null) = (lead_id is null)
			),
			foreign key (form, lead_id) references leads (form, id)
		) ${strict}`,
		`create index outbox_lead on outbox (form, lead_id)`,
		`create index outbox_waiting on outbox (created_at) where sent_at is null`,
		`create index outbox_bodies on outbox (sent_at) where body <> ''`,
		`create index outbox_subscription on outbox (subscription_id)`,
		`create index outbox_useful on outbox (useful_until) where sent_at is null`,
		`create index outbox_bundled on outbox (bundle, to_address, created_at) where bundle is not null`,
		...addsMailJob(kind),
		removesJob(kind, 'outbox', 'mail'),
	]
}
