import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faqRow, serviceAlertRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { insertSampleRows } from '#test/upgrade_fixtures/sample_rows.ts'
import { contentTables } from './schema.ts'
import type { Store } from './store.server.ts'

async function versionOf(store: Store): Promise<number> {
	const row = await store.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
	return row.version
}

describeEachStore('the content version', (fresh) => {
	test('is raised by every content table, on insert, update and delete', async () => {
		const store = await fresh({ seed: true })
		await store.db.insertInto('service_alerts').values(serviceAlertRow()).execute()
		// SQLite's triggers run per row; PostgreSQL's run per statement, even if no row is affected.
		if (store.kind === 'sqlite') insertSampleRows(store.connection.dataDir, contentTables)
		let before = await versionOf(store)
		expect(before).toBeGreaterThan(1)
		const silent: string[] = []
		const raised = async (what: string) => {
			const now = await versionOf(store)
			if (now <= before) silent.push(what)
			before = now
		}
		for (const table of contentTables.toReversed()) {
			const name = sql.table(table)
			await sql`update ${name} set id = id`.execute(store.db)
			await raised(`update ${table}`)
			const kept = await store.db.selectFrom(table).selectAll().limit(1).executeTakeFirst()
			expect(kept !== undefined || store.kind === 'postgres', table).toBe(true)
			await sql`delete from ${name} where id = ${kept?.id ?? ''}`.execute(store.db)
			await raised(`delete ${table}`)
			if (kept) await store.db.insertInto(table).values(kept).execute()
			else await sql`insert into ${name} select * from ${name} where false`.execute(store.db)
			await raised(`insert ${table}`)
			await sql`delete from ${name}`.execute(store.db)
		}
		expect(silent).toEqual([])
	})

	test('is not raised by views and votes on an article, nor by leads', async () => {
		const store = await fresh({ seed: true })
		const before = await versionOf(store)
		await store.db
			.updateTable('kb_articles')
			.set((eb) => ({
				view_count: eb('view_count', '+', 1),
				helpful_count: eb('helpful_count', '+', 1),
				not_helpful_count: eb('not_helpful_count', '+', 1),
			}))
			.execute()
		await store.db.insertInto('secrets').values({ name: 'a', value: 'b' }).execute()
		expect(await versionOf(store)).toBe(before)
		await store.db.updateTable('kb_articles').set({ title: 'New' }).execute()
		expect(await versionOf(store)).toBeGreaterThan(before)
	})

	test('is not raised by a change that is rolled back', async () => {
		const store = await fresh()
		const before = await versionOf(store)
		const change = store.db.transaction().execute(async (trx) => {
			await trx.insertInto('faqs').values(faqRow()).execute()
			throw new Error('changed my mind')
		})
		await expect(change).rejects.toThrow('changed my mind')
		expect(await versionOf(store)).toBe(before)
	})
})
