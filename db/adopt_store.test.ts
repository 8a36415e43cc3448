import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { testAppSecret } from '#test/app_secret.ts'
import { archiveIn, folderOf, freshFolder, runHere } from '#test/backup_commands.ts'
import { rowsOf, schemaOf } from '#test/store_contents.ts'
import { storeProcess } from '#test/store_process.ts'
import { describeEachStore, type Fresh, type FreshStore } from '#test/stores.ts'
import { restoreFixture, runSql } from '#test/upgrade_fixtures/files.ts'
import { migrationsOf } from '#platform/database/migrate.ts'
import { adoptRow } from './adopt_store.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openStore } from './open_store.server.ts'
import { hangMs } from '#test/hang_ms.ts'

/** A store as the last version before 1.0 left it, then changed by a script. */
async function storeBefore(fresh: Fresh, change = ''): Promise<FreshStore> {
	const { connection } = await fresh({ migrated: false })
	await restoreFixture('before_1.0', connection)
	await runSql(connection, change)
	const store = await openStore(connection)
	onTestFinished(() => store.close())
	return { ...store, connection }
}

const isSeeded = `update content_version set seeded_at = '2026-11-21T14:00:00.000Z'`
const withoutLastStep = `delete from kysely_migration where name = '0052_set_aside'`

/** A store's schema and all its rows. */
const contentsOf = async (store: FreshStore) => ({ schema: await schemaOf(store), rows: await rowsOf(store) })

describeEachStore('a store of the last version before 1.0', (fresh) => {
	test('is adopted with every row, and then has the schema of a new one', async () => {
		const store = await storeBefore(fresh)
		const before = await rowsOf(store)
		const progress: string[] = []
		await migrate(store, { upTo: '0001_store', onProgress: (sentence) => progress.push(sentence) })
		expect(progress).toEqual(['Upgrading the store: from before 1.0 …', 'The store is up to date.'])
		expect(await migrationsOf(store)).toEqual(['0001_store'])
		const made = await fresh({ migrated: false })
		await migrate(made, { upTo: '0001_store' })
		expect(await schemaOf(store)).toEqual(await schemaOf(made))
		const after = await rowsOf(store)
		expect([...after.keys()]).toEqual([...before.keys()])
		for (const [table, rows] of before)
			expect(after.get(table), table).toEqual(rows.map((row) => adoptRow(table, row)))
		const { organization } = await store.db
			.selectFrom('lead_work')
			.select('organization')
			.where('form', '=', 'hoa')
			.executeTakeFirstOrThrow()
		expect(organization).toEqual(expect.any(String))
	})

	test('is adopted once by four processes that start at once', async () => {
		const store = await storeBefore(fresh, isSeeded)
		const processes = await Promise.all([1, 2, 3, 4].map(() => storeProcess('start', store.connection)))
		await Promise.all(processes.map((process) => process.go()))
		expect(await migrationsOf(store)).toEqual(Object.keys(migrations))
		expect(await schemaOf(store)).toEqual(await schemaOf(await fresh()))
	})

	test('stays unchanged if adopting it fails', async () => {
		const store = await storeBefore(fresh, 'alter table lead_work add column anonymized_at text')
		const before = await contentsOf(store)
		await expect(migrate(store)).rejects.toThrow(/anonymized_at/)
		expect(await contentsOf(store)).toEqual(before)
		expect((await migrationsOf(store)).at(-1)).toBe('0052_set_aside')
	})

	test('is restored from its archive', async () => {
		const store = await storeBefore(fresh)
		const folder = freshFolder()
		expect(await runHere(folderOf(store), ['backup', folder])).toMatchObject({ code: 0 })
		await migrate(store)
		const target = await fresh({ migrated: false })
		await target.close()
		const connection = folderOf(target)
		const restored = await runHere(connection, ['restore', archiveIn(folder)])
		expect(restored, restored.stderr).toMatchObject({ code: 0 })
		const again = await openStore(connection)
		onTestFinished(() => again.close())
		const [adopted, anew] = [await rowsOf(store), await rowsOf(again)]
		// The backup is not recorded in its own archive, and migration times differ.
		for (const table of ['backups', 'kysely_migration'])
			for (const rows of [adopted, anew]) rows.delete(table)
		expect(anew).toEqual(adopted)
		expect(await schemaOf(again)).toEqual(await schemaOf(await fresh()))
	})
})

describeEachStore('a store of an earlier version before 1.0', (fresh) => {
	const sentence = /was made by an early version\. .* with the last version before 1\.0 \(commit 8867db08\), /

	test('is refused and left unchanged, and the error names the version to start first', async () => {
		const store = await storeBefore(fresh, withoutLastStep)
		const before = await contentsOf(store)
		await expect(migrate(store)).rejects.toThrow(sentence)
		const server = spawnSync(process.execPath, ['build/server/index.js'], {
			env: {
				NODE_ENV: 'production',
				NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
				PORT: '0',
				DATA_DIR: store.connection.dataDir,
				DATABASE_URL: store.connection.databaseUrl,
				APP_SECRET: testAppSecret,
			},
			encoding: 'utf8',
			timeout: hangMs,
		})
		expect(server.status).toBe(1)
		expect(server.stderr).toMatch(/^The server could not start: This store .*Nothing was changed\.\n$/)
		expect(server.stderr).toMatch(sentence)
		expect(await contentsOf(store)).toEqual(before)
	})

	test('is not restored from its archive', async () => {
		const store = await storeBefore(fresh, withoutLastStep)
		const folder = freshFolder()
		expect(await runHere(folderOf(store), ['backup', folder, '--no-verify'])).toMatchObject({ code: 0 })
		const { connection } = await fresh({ migrated: false })
		const refused = await runHere(connection, ['restore', archiveIn(folder)])
		expect(refused.code).toBe(1)
		expect(refused.stderr).toMatch(sentence)
	})
})
