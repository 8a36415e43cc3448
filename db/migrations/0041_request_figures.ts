import type { Kysely } from 'kysely'
import type { StoreKind } from './columns.ts'
import { run } from './statements.ts'

/**
 * What requests are counted by: the page they were sent from, the town they are for, and how long the first answer took in
 * business hours. Of earlier ones the page follows from their consent record; town and time are filled in by the server.
 */
export async function addRequestFigures(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	await run(db, [
		`alter table lead_work add column page text`,
		`alter table lead_work add column town text`,
		`alter table lead_work add column answer_seconds integer check (answer_seconds >= 0)`,
		`update lead_work set page = (
			select min(consent_records.page) from consent_records
			where consent_records.form = lead_work.form and consent_records.lead_id = lead_work.lead_id
				and consent_records.method = 'form' and consent_records.page like '/%'
		) where source = 'site'`,
		`create index lead_work_unmeasured on lead_work (created_at, lead_id)
			where town is null or (first_answered_at is not null and answer_seconds is null)`,
		`create index lead_work_figures on lead_work (created_at, status, form, town, page, source, due_at,
			first_answered_at, answer_seconds, amount_cents, amount_per, lead_id)`,
		...forgetsAnswerTime(kind),
	])
}

/** Whoever changes when a request was answered first, older servers too, makes the time it took unknown. */
function forgetsAnswerTime(kind: StoreKind): string[] {
	if (kind === 'sqlite')
		return [
			`create trigger lead_work_answer_changed after update of first_answered_at on lead_work
				when new.first_answered_at is not old.first_answered_at and new.answer_seconds is not null
				begin update lead_work set answer_seconds = null where lead_id = new.lead_id; end`,
		]
	return [
		`create function lead_work_forget_answer_time() returns trigger language plpgsql as
			$$ begin new.answer_seconds := null; return new; end $$`,
		`create trigger lead_work_answer_changed before update of first_answered_at on lead_work for each row
			when (new.first_answered_at is distinct from old.first_answered_at)
			execute function lead_work_forget_answer_time()`,
	]
}
