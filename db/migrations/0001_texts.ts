import { columnWords, type StoreKind } from './columns.ts'
import { removesJob } from './job_triggers.ts'

const states = `'waiting', 'sending', 'uncertain', 'sent', 'delivered', 'undelivered', 'failed', 'dropped'`

/** Text messages to and from people. */
export function textTables(kind: StoreKind): string[] {
	const { time, strict } = columnWords(kind)
	return [
		`create table texts (
			id text primary key not null,
			direction text not null check (direction in ('in', 'out')),
			number text not null,
			person_id text references people (id),
			lead_id text references leads (id),
			body text not null,
			pictures integer not null check (pictures >= 0),
			state text not null,
			problem text,
			twilio_sid text unique,
			staff_id text references staff (id) on delete set null,
			staff_name text,
			${time('leaves_at')},
			${time('raised_at')},
			${time('created_at')} not null,
			${time('changed_at')} not null,
			check ((direction = 'in') = (state = 'received')),
			check (direction = 'in' or state in (${states})),
			check ((direction = 'out') = (leaves_at is not null))
		) ${strict}`,
		`create index texts_number on texts (number, created_at, id)`,
		`create index texts_person on texts (person_id) where person_id is not null`,
		`create index texts_lead on texts (lead_id) where lead_id is not null`,
		`create index texts_waiting on texts (raised_at, id) where raised_at is not null`,
		`create index texts_with_words on texts (created_at) where body <> ''`,
		removesJob(kind, 'texts', 'text'),
	]
}
