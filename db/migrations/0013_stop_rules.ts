import type { Kysely } from 'kysely'
import { columnWords, type StoreKind } from './columns.ts'
import { run } from './statements.ts'

const kinds = [
	'deliver-cart',
	'swap-cart',
	'pick-up-cart',
	'deliver-container',
	'swap-container',
	'pick-up-container',
	'repair',
	'missed',
	'extra',
	'skip',
	'start',
	'end',
]

/** Adds the office's rules for each kind of stop: whether forms promise a day, and which messages customers get. Initially none. */
export async function addStopRules(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { flag, time, no, strict } = columnWords(kind)
	await run(db, [
		`create table stop_rules (
			id text primary key not null,
			${flag('promises_day')} not null default ${no},
			planned_mail_id text references answer_templates (id) on delete set null,
			planned_text_id text references text_templates (id) on delete set null,
			done_mail_id text references answer_templates (id) on delete set null,
			done_text_id text references text_templates (id) on delete set null,
			${time('updated_at')} not null
		) ${strict}`,
		...kinds.map(
			(id) => `insert into stop_rules (id, updated_at) values ('${id}', '2026-11-26T00:00:00.000Z')`,
		),
	])
}
