import { refuseAllButEmptying } from './append_only.ts'
import { columnWords, type StoreKind } from './columns.ts'

/** The office's work on leads of all forms, its history, offers, saved filters, and click counts of buttons. */
export function inboxTables(kind: StoreKind): string[] {
	const { day, flag, time, json, long, bytewise, strict, strictIndex } = columnWords(kind)
	return [
		`create table lead_work (
			lead_id text primary key not null,
			form text not null,
			reference text not null,
			name text not null,
			organization text,
			email text not null,
			phone text,
			place text,
			asked text not null,
			search_text ${bytewise} not null,
			status text not null check (status in ('new', 'contacted', 'won', 'lost', 'spam')),
			assigned_to text references staff (id) on delete set null,
			${time('due_at')} not null,
			${time('first_answered_at')},
			queue_order ${long} not null,
			review_reason text,
			${time('anonymized_at')},
			version integer not null check (version >= 1),
			${time('created_at')} not null,
			${time('updated_at')} not null,
			person_id text references people (id),
			source text not null default 'site' check (source in ('site', 'phone')),
			taken_by text references staff (id) on delete set null,
			amount_cents integer check (amount_cents > 0),
			amount_per text check (amount_per in ('once', 'month')),
			lost_reason text,
			${day('follow_up_on')},
			text_words integer not null default 0 check (text_words in (0, 1)),
			page text,
			town text,
			answer_seconds integer check (answer_seconds >= 0),
			${time('won_at')},
			${time('set_aside_at')},
			${time('requested_at')},
			${time('confirmed_spam_at')},
			foreign key (form, lead_id) references leads (form, id)
		) ${strict}`,
		// Each sort's index includes the filtered columns, so that a page can be found without reading skipped rows.
		`create index lead_work_queue on lead_work (queue_order, lead_id, status, form, assigned_to)`,
		`create index lead_work_newest on lead_work (created_at, lead_id, status, form, assigned_to, queue_order)`,
		`create index lead_work_name on lead_work (search_text, lead_id, status, form, assigned_to, queue_order)`,
		`create index lead_work_person on lead_work (person_id, created_at, lead_id)`,
		`create index lead_work_without_person on lead_work (created_at, lead_id)
			where person_id is null and anonymized_at is null`,
		`create index lead_work_without_text_words on lead_work (created_at, lead_id) where text_words = 0`,
		`create index lead_work_unmeasured on lead_work (created_at, lead_id)
			where town is null or (first_answered_at is not null and answer_seconds is null)`,
		`create index lead_work_figures on lead_work (created_at, status, form, town, page, source, due_at,
			first_answered_at, answer_seconds, amount_cents, amount_per, lead_id)`,
		`create index lead_work_won on lead_work (won_at, form, town, page, source, amount_per, amount_cents)
			where won_at is not null`,
		`create index lead_work_set_aside on lead_work (set_aside_at)
			where set_aside_at is not null and confirmed_spam_at is null`,
		...(kind === 'sqlite' ? leadWorkTriggersOnSqlite : leadWorkTriggersOnPostgres),
		`create table lead_words (
			word ${bytewise} not null,
			lead_id text not null references lead_work (lead_id) on delete cascade,
			primary key (word, lead_id)
		) ${strictIndex}`,
		// In SQLite an index of this table contains its key anyway.
		`create index lead_words_lead on lead_words (${kind === 'sqlite' ? 'lead_id' : 'lead_id, word'})`,
		`create table lead_events (
			id text primary key not null,
			form text,
			lead_id text,
			version integer,
			kind text not null,
			staff_id text references staff (id),
			staff_name text not null,
			from_value text,
			to_value text,
			note text,
			${time('created_at')} not null,
			foreign key (form, lead_id) references leads (form, id)
		) ${strict}`,
		`create index lead_events_lead on lead_events (lead_id, created_at)`,
		`create index lead_events_by_time on lead_events (created_at, id) where staff_id is not null`,
		`create index lead_events_staff on lead_events (staff_id, created_at, id) where staff_id is not null`,
		`create index lead_events_assignments on lead_events (created_at, id) where kind = 'assignment'`,
		`create index lead_events_accepted on lead_events (created_at, id) where kind = 'accept'`,
		...refuseAllButEmptying(kind, 'lead_events', fixed, 'the history of a lead is only ever added to'),
		`create table offers (
			id text primary key not null,
			lead_id text not null references leads (id),
			token_hash text not null unique,
			state text not null check (state in ('open', 'accepted', 'withdrawn', 'replaced')),
			${json('lines')} not null,
			amount_cents integer not null check (amount_cents > 0),
			amount_per text not null check (amount_per in ('once', 'month')),
			${day('valid_through')} not null,
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
		`create table saved_views (
			id text primary key not null,
			name text not null,
			query text not null,
			staff_id text not null references staff (id),
			${flag('is_shared')} not null,
			${time('created_at')} not null,
			${time('updated_at')} not null
		) ${strict}`,
		`create index saved_views_staff on saved_views (staff_id)`,
		`create table button_clicks (
			day text not null,
			page text not null,
			button text not null,
			clicks integer not null check (clicks >= 0),
			primary key (day, page, button)
		) ${strict}`,
	]
}

/** Immutable columns of `lead_events`. */
const fixed = [
	'id',
	'form',
	'lead_id',
	'version',
	'kind',
	'staff_id',
	'staff_name',
	'from_value',
	'to_value',
	'created_at',
]

/** Changing the first answer's time resets its duration to unknown; changing the status updates the time it was won. */
const leadWorkTriggersOnSqlite = [
	`create trigger lead_work_answer_changed after update of first_answered_at on lead_work
		when new.first_answered_at is not old.first_answered_at and new.answer_seconds is not null
		begin update lead_work set answer_seconds = null where lead_id = new.lead_id; end`,
	`create trigger lead_work_won_changed after update of status on lead_work
		when (new.status = 'won') <> (old.status = 'won')
		begin update lead_work set won_at = case when new.status = 'won' then new.updated_at end
			where lead_id = new.lead_id; end`,
]

const leadWorkTriggersOnPostgres = [
	`create function lead_work_forget_answer_time() returns trigger language plpgsql as
		$$ begin new.answer_seconds := null; return new; end $$`,
	`create trigger lead_work_answer_changed before update of first_answered_at on lead_work for each row
		when (new.first_answered_at is distinct from old.first_answered_at)
		execute function lead_work_forget_answer_time()`,
	`create function lead_work_set_won_at() returns trigger language plpgsql as
		$$ begin new.won_at := case when new.status = 'won' then new.updated_at end; return new; end $$`,
	`create trigger lead_work_won_changed before update of status on lead_work for each row
		when ((new.status = 'won') <> (old.status = 'won')) execute function lead_work_set_won_at()`,
]
