import type { Kysely } from 'kysely'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * What the office notes while it works on a request: the amount offered, why it was lost, when to follow up; whether
 * its texts are searched yet; and filters of the inbox that were saved under a name.
 */
export async function addRequestWork(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, strict } = columnWords(kind)
	await run(db, [
		`alter table lead_work add column amount_cents integer check (amount_cents > 0)`,
		`alter table lead_work add column amount_per text check (amount_per in ('once', 'month'))`,
		`alter table lead_work add column lost_reason text`,
		`alter table lead_work add column follow_up_on text check (follow_up_on like '____-__-__')`,
		// 0 until the words of its message and notes were added, also for requests that an older server takes.
		`alter table lead_work add column text_words integer not null default 0 check (text_words in (0, 1))`,
		`create index lead_work_without_text_words on lead_work (created_at, lead_id) where text_words = 0`,
		...(kind === 'postgres'
			? [`drop index lead_words_lead`, `create index lead_words_lead on lead_words (lead_id, word)`]
			: []),
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
	])
}
