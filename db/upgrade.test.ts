import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { sendLead } from '#test/office_leads.ts'
import { describeEachStore } from '#test/stores.ts'
import { migrationNames, readFixture, restoreFixture } from '#test/upgrade_fixtures/files.ts'
import { migrate } from './migrate.ts'
import type { Store } from './store.server.ts'
import { openStore } from './open_store.server.ts'

const leadTables = ['quote_requests', 'rolloff_quote_requests', 'hoa_quote_requests', 'consent_records']

describe('the upgrade fixtures', () => {
	test.for(migrationNames)('exist for %s; otherwise run: node test/upgrade_fixtures/create.ts', (name) => {
		expect(readFixture('sqlite', name)).toContain('insert into')
		expect(readFixture('postgres', name)).toContain('INSERT INTO')
	})
})

describeEachStore('a store of an earlier version', (fresh) => {
	let newSchema: Promise<unknown[]> | undefined
	const schemaOfNew = () => (newSchema ??= fresh().then(schemaOf))

	test.for(migrationNames)('%s upgrades without losing anything, and works', async (name) => {
		const { connection } = await fresh({ migrated: false })
		await restoreFixture(name, connection)
		const store = await openStore(connection)
		onTestFinished(() => store.close())
		const before = await rowsOf(store)
		for (const [table, rows] of before) expect(rows, `${table} has rows`).not.toEqual([])

		const progress: string[] = []
		await migrate(store, { onProgress: (sentence) => progress.push(sentence) })
		const after = await rowsOf(store)
		for (const table of leadTables) {
			expect(after.get(table)).toMatchObject(before.get(table) ?? [])
		}
		for (const [table, rows] of before) {
			// Drafts expire after a day anyway; the upgrade deletes those whose author is not on the staff.
			const fewest = table === 'content_drafts' ? 0 : rows.length
			expect(after.get(table)?.length ?? Infinity, table).toBeGreaterThanOrEqual(fewest)
		}
		const leads = leadTables.slice(0, 3).flatMap((table) => after.get(table) ?? [])
		const works = await store.db.selectFrom('lead_work').select('lead_id').execute()
		const shown = new Set(works.map(({ lead_id }) => lead_id))
		expect(leads.filter(({ id }) => !shown.has(String(id)))).toEqual([])

		const steps = migrationNames.slice(migrationNames.indexOf(name) + 1)
		const sentences = steps.map((step, at) => `Upgrading the store: ${step} (${at + 1} of ${steps.length}) …`)
		expect(progress).toEqual(steps.length > 0 ? [...sentences, 'The store is up to date.'] : [])
		expect(await schemaOf(store)).toEqual(await schemaOfNew())

		const content = await openContentHub(store, { warn() {} })
		onTestFinished(() => content.close())
		expect(content.current.source).toBe('store')
		for (const form of ['quote', 'rolloff', 'hoa'] as const) await sendLead(store, form)
	})
})

type Row = Record<string, unknown>

/** Every table of the store with its rows ordered by their first column. */
async function rowsOf(store: Store): Promise<Map<string, Row[]>> {
	const tables = await store.db.introspection.getTables()
	const db = store.db.withoutPlugins() as Kysely<unknown>
	const found = tables.map(async ({ name }) => {
		const { rows } = await sql<Row>`select * from ${sql.table(name)} order by 1`.execute(db)
		return [name, rows] as const
	})
	return new Map(await Promise.all(found))
}

/** The store's tables, indexes, constraints and triggers, as the store describes them. */
async function schemaOf({ kind, db }: Store): Promise<unknown[]> {
	const query =
		kind === 'sqlite'
			? sql`select type, name, sql from sqlite_schema where name not like 'kysely_%' order by type, name`
			: sql`
				select 'column' as type, table_name || '.' || column_name as name,
					concat_ws(' ', data_type, is_nullable, column_default, collation_name) as sql
					from information_schema.columns where table_schema = 'public'
				union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
				union all select 'rule', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
					from pg_constraint where connamespace = 'public'::regnamespace
				union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
					from pg_trigger where not tgisinternal
				union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
				order by 1, 2`
	return (await query.execute(db)).rows
}
