import { spawnSync } from 'node:child_process'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storeProcess } from '#test/store_process.ts'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { contentTables } from './schema.ts'
import { seedContent } from './seed/content.ts'
import { seedOnce } from './seed.ts'
import { hangMs } from '#test/hang_ms.ts'

describeEachStore('migrations', (fresh) => {
	test('run twice change nothing the second time', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store)
		await migrate(store)
		const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
			store.db,
		)
		expect(done.rows.map((row) => row.name)).toEqual(Object.keys(migrations))
	})

	test('by four processes that start at once create and seed one store', async () => {
		const { connection, db } = await fresh({ migrated: false })
		const processes = await Promise.all([1, 2, 3, 4].map(() => storeProcess('start', connection)))
		const seeded = await Promise.all(processes.map((process) => process.go()))
		expect(seeded.toSorted()).toEqual([false, false, false, true])
		const palettes = await db
			.selectFrom('color_palettes')
			.select('id')
			.where('is_active', '=', true)
			.execute()
		expect(palettes).toHaveLength(1)
	})

	test('refuse a store of a newer version', async () => {
		const store = await fresh()
		await sql`insert into kysely_migration (name, timestamp) values ('9999_tomorrow', '2026')`.execute(
			store.db,
		)
		await expect(migrate(store)).rejects.toThrow(
			'This store was made by a newer version (it has 9999_tomorrow, which this version does not know).',
		)
		const server = spawnSync(process.execPath, ['build/server/index.js'], {
			env: {
				NODE_ENV: 'production',
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
				PORT: '0',
				DATA_DIR: store.connection.dataDir,
				DATABASE_URL: store.connection.databaseUrl,
				APP_SECRET: 'a secret of the tests, long enough for it',
			},
			encoding: 'utf8',
			timeout: hangMs,
		})
		expect(server.status).toBe(1)
		expect(server.stderr).toMatch(/^The server could not start: This store was made by a newer version /)
	})

	test('roll back when one fails', async () => {
		const store = await fresh({ migrated: false })
		await sql`create table secrets (name text)`.execute(store.db)
		await expect(migrate(store)).rejects.toThrow(/secrets/)
		const tables = (await store.db.introspection.getTables()).map((table) => table.name)
		expect(tables).toEqual(['secrets'])
		await sql`drop table secrets`.execute(store.db)
		await migrate(store)
	})
})

describeEachStore('the first content', (fresh) => {
	test("fills every content table except the office's own facts, pictures and alerts, only once", async () => {
		const store = await fresh()
		expect(await seedOnce(store, { now: new Date('2026-11-21T14:00:00Z') })).toBe(true)
		const empty: string[] = []
		for (const table of contentTables) {
			const row = await store.db.selectFrom(table).select('id').limit(1).executeTakeFirst()
			if (!row) empty.push(table)
		}
		expect(empty).toEqual(contentTables.filter((table) => (seedContent[table] ?? []).length === 0))
		expect(empty).toEqual(expect.arrayContaining(['company_facts', 'uploaded_pictures', 'service_alerts']))
		expect(empty).not.toContain('faqs')
		await store.db.deleteFrom('faqs').execute()
		expect(await seedOnce(store)).toBe(false)
		expect(await store.db.selectFrom('faqs').selectAll().execute()).toEqual([])
		const { seeded_at } = await store.db.selectFrom('content_version').selectAll().executeTakeFirstOrThrow()
		expect(seeded_at).toBe('2026-11-21T14:00:00.000Z')
	})

	test('is seeded completely or not at all', async () => {
		const store = await fresh()
		await sql`alter table kb_articles rename to kb_articles_away`.execute(store.db)
		await expect(seedOnce(store)).rejects.toThrow(/kb_articles/)
		expect(await store.db.selectFrom('faqs').selectAll().execute()).toEqual([])
		const { seeded_at } = await store.db.selectFrom('content_version').selectAll().executeTakeFirstOrThrow()
		expect(seeded_at).toBeNull()
	})
})
