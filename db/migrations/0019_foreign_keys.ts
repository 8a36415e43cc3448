import type { Kysely } from 'kysely'
import { mendRows } from './0019_mend_rows.ts'
import { servedByOlderVersion } from './0019_older_servers.ts'
import { columnWords } from './columns.ts'
import type { StoreKind } from './columns.ts'
import { rebuild, reworded, setAside, withRule } from './rebuild_on_sqlite.ts'
import { run } from './statements.ts'

/** A foreign key from `columns` of `table`, and what happens on delete. */
interface Key {
	table: string
	columns: string
	references: string
}

const ofLead = { columns: 'form, lead_id', references: 'leads (form, id)' }
const keys: readonly Key[] = [
	{ table: 'quote_requests', columns: 'id', references: 'leads (id)' },
	{ table: 'rolloff_quote_requests', columns: 'id', references: 'leads (id)' },
	{ table: 'hoa_quote_requests', columns: 'id', references: 'leads (id)' },
	{ table: 'consent_records', ...ofLead },
	{ table: 'submission_keys', ...ofLead },
	{ table: 'outbox', ...ofLead },
	{ table: 'lead_work', ...ofLead },
	{ table: 'lead_work', columns: 'assigned_to', references: 'staff (id) on delete set null' },
	{ table: 'lead_words', columns: 'lead_id', references: 'lead_work (lead_id) on delete cascade' },
	{ table: 'lead_events', ...ofLead },
	{ table: 'lead_events', columns: 'staff_id', references: 'staff (id)' },
	{ table: 'content_history', columns: 'staff_id', references: 'staff (id)' },
	{ table: 'content_drafts', columns: 'staff_id', references: 'staff (id) on delete cascade' },
	{ table: 'faqs', columns: 'town_slug', references: 'residential_towns (slug) on update cascade' },
]
const tables = [...new Set(keys.map(({ table }) => table))]
/** A foreign key to `forms` instead of a check, so that a new form is one row and no schema change. */
const withFormList = keys.filter(({ columns }) => columns === ofLead.columns).map(({ table }) => table)
const formList = ` check (form in ('quote', 'rolloff', 'hoa'))`
/** Null for changes by nobody on the staff. */
const withoutStaff = ['lead_events', 'content_history']
const onlyEverAddedTo = ['consent_records', 'lead_events', 'content_history']

/**
 * Foreign keys for all references between rows. `leads` has a row for every lead ever received, also after its
 * deletion: consent and history still refer to it. A text of a page has one row.
 */
export async function addForeignKeys(db: Kysely<unknown>, kind: StoreKind): Promise<void> {
	const { time, strict } = columnWords(kind)
	await run(db, [
		`create table lead_forms (name text primary key not null) ${strict}`,
		`insert into lead_forms (name) values ('quote'), ('rolloff'), ('hoa')`,
		`create table leads (
			id text primary key not null,
			form text not null references lead_forms (name),
			${time('created_at')} not null,
			unique (form, id)
		) ${strict}`,
	])
	if (kind === 'sqlite') await addOnSqlite(db)
	else await addOnPostgres(db)
	await run(db, [
		`create index lead_words_lead on lead_words (lead_id)`,
		`create unique index page_sections_one on page_sections (page_slug, section_name)`,
	])
}

async function addOnSqlite(db: Kysely<unknown>): Promise<void> {
	const { restore } = await setAside(db, tables)
	for (const table of withoutStaff)
		await rebuild(db, table, (text) => reworded(text, 'staff_id text not null', 'staff_id text'))
	await mendRows(db)
	for (const table of tables) {
		const ofTable = keys.filter((key) => key.table === table)
		await rebuild(db, table, (definition) => {
			const changed = withFormList.includes(table) ? reworded(definition, formList, '') : definition
			return ofTable.reduce((text, key) => withRule(text, ruleOf(key)), changed)
		})
	}
	await run(db, restore)
}

async function addOnPostgres(db: Kysely<unknown>): Promise<void> {
	await run(
		db,
		onlyEverAddedTo.map((table) => `alter table ${table} disable trigger user`),
	)
	await run(
		db,
		withoutStaff.map((table) => `alter table ${table} alter column staff_id drop not null`),
	)
	await mendRows(db)
	await run(db, [
		...onlyEverAddedTo.map((table) => `alter table ${table} enable trigger user`),
		...withFormList.map((table) => `alter table ${table} drop constraint ${table}_form_check`),
		...keys.map((key) => `alter table ${key.table} add ${ruleOf(key)}`),
		...servedByOlderVersion,
	])
}

function ruleOf({ columns, references }: Key): string {
	return `foreign key (${columns}) references ${references}`
}
