import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { run } from './statements.ts'

const forms = [
	['quote', 'quote_requests'],
	['rolloff', 'rolloff_quote_requests'],
	['hoa', 'hoa_quote_requests'],
] as const
const ofLead = ['lead_work', 'consent_records', 'submission_keys', 'outbox', 'lead_events']

/**
 * Repairs rows that violate the new keys, without losing anything visible: deleted leads get a row in `leads`,
 * orphaned search words and drafts go, unknown assignees become null. Of duplicate texts, and of questions without
 * their town, the history keeps a copy.
 */
export async function mendRows(store: Kysely<unknown>): Promise<void> {
	const db = store.withoutPlugins()
	await run(db, [
		...forms.map(
			([form, table]) => `insert into leads (id, form, created_at)
				select id, '${form}', created_at from ${table} where true on conflict do nothing`,
		),
		...ofLead.flatMap((table) => [
			`insert into leads (id, form, created_at)
				select lead_id, min(form), min(created_at) from ${table} where lead_id is not null and form is not null
				group by lead_id on conflict do nothing`,
			`update ${table} set form = (select leads.form from leads where leads.id = lead_id)
				where form <> (select leads.form from leads where leads.id = lead_id)`,
		]),
		`delete from lead_words where lead_id not in (select lead_id from lead_work)`,
		`update lead_work set assigned_to = null where assigned_to not in (select id from staff)`,
		`delete from content_drafts where staff_id not in (select id from staff)`,
	])
	for (const table of ['lead_events', 'content_history'])
		await run(db, [`update ${table} set staff_id = null where staff_id not in (select id from staff)`])
	await removeDuplicateSections(db)
	await hideQuestionsOfNoTown(db)
}

type Row = Record<string, unknown> & { id: string }

/** Of several rows for one text, the page shows the first by display order, then by id. */
async function removeDuplicateSections(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<Row & { display_order: number }>`select * from page_sections`.execute(db)
	const shown = new Set<string>()
	for (const row of rows.toSorted((a, b) => a.display_order - b.display_order || (a.id < b.id ? -1 : 1))) {
		const text = JSON.stringify([row['page_slug'], row['section_name']])
		if (shown.has(text)) {
			await sql`delete from page_sections where id = ${row.id}`.execute(db)
			await note(db, 'page_sections', 'delete', row, null)
		}
		shown.add(text)
	}
}

/** Nobody sees a question whose town was deleted; without a town, every town would show it. */
async function hideQuestionsOfNoTown(db: Kysely<unknown>): Promise<void> {
	const { rows } = await sql<Row>`
		select * from faqs where town_slug is not null
			and town_slug not in (select slug from residential_towns)`.execute(db)
	for (const stored of rows) {
		const row = { ...stored, is_active: Boolean(stored['is_active']) }
		await sql`update faqs set town_slug = null, is_active = ${false} where id = ${row.id}`.execute(db)
		await note(db, 'faqs', 'save', row, { ...row, town_slug: null, is_active: false })
	}
}

async function note(
	db: Kysely<unknown>,
	table: string,
	action: 'delete' | 'save',
	before: Row,
	after: Row | null,
): Promise<void> {
	await sql`insert into content_history
		(id, content_table, row_id, action, before_row, after_row, staff_id, staff_name, created_at)
		values (${randomUUID()}, ${table}, ${before.id}, ${action}, ${JSON.stringify(before)},
			${after && JSON.stringify(after)}, null, 'The site', ${new Date().toISOString()})`.execute(db)
}
