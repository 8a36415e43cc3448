import { describe, expect, onTestFinished, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { version } from '#server/version.ts'
import { sendLead } from '#test/office_leads.ts'
import { rowsOf, schemaOf } from '#test/store_contents.ts'
import { describeEachStore } from '#test/stores.ts'
import { fixtureNames, readFixture, releases, restoreFixture } from '#test/upgrade_fixtures/files.ts'
import { migrate } from './migrate.ts'
import { openStore } from './open_store.server.ts'

const leadTables = ['quote_requests', 'rolloff_quote_requests', 'hoa_quote_requests', 'consent_records']

describe('the upgrade fixtures', () => {
	test.for(fixtureNames)('exist for %s; otherwise run: node test/upgrade_fixtures/create.ts', (name) => {
		expect(readFixture('sqlite', name)).toContain('insert into')
		expect(readFixture('postgres', name)).toContain('INSERT INTO')
	})

	test('and the changes are of this version too', () => {
		expect(releases.at(-1)).toBe(version)
	})
})

describeEachStore('a store of an earlier version', (fresh) => {
	let newSchema: Promise<string[]> | undefined
	const schemaOfNew = () => (newSchema ??= fresh().then(schemaOf))

	test.for(fixtureNames)('%s upgrades without losing anything, and works', async (name) => {
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
			if (table.startsWith('kysely_')) continue
			expect(after.get(table)?.length ?? Infinity, table).toBeGreaterThanOrEqual(rows.length)
		}
		const leads = leadTables.slice(0, 3).flatMap((table) => after.get(table) ?? [])
		const works = await store.db.selectFrom('lead_work').select('lead_id').execute()
		const shown = new Set(works.map(({ lead_id }) => lead_id))
		expect(leads.filter(({ id }) => !shown.has(String(id)))).toEqual([])

		for (const sentence of progress.slice(0, -1)) expect(sentence).toMatch(/^Upgrading the store: .+ …$/)
		expect([undefined, 'The store is up to date.']).toContain(progress.at(-1))
		expect(await schemaOf(store)).toEqual(await schemaOfNew())

		const content = await openContentHub(store, { warn() {} })
		onTestFinished(() => content.close())
		expect(content.current.source).toBe('store')
		expect(content.current.facts.live, 'a site in use stays open').toBe(true)
		for (const form of ['quote', 'rolloff', 'hoa'] as const) await sendLead(store, form)
	})
})
