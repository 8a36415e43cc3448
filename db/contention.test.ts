import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { storeProcess } from '#test/store_process.ts'
import { describeStore } from '#test/stores.ts'
import { migrate } from './migrate.ts'

describeStore('sqlite', 'three processes that write at once', (fresh) => {
	test('wait for each other: none fails and no count is lost', async () => {
		const { connection, db } = await fresh()
		const row = { key: 'everyone', window_start: '2026-11-21T14:00:00.000Z', hits: 0 }
		await db.insertInto('rate_limits').values(row).execute()
		const writers = await Promise.all([1, 2, 3].map(() => storeProcess('write', connection)))
		expect(await Promise.all(writers.map((writer) => writer.go()))).toEqual([100, 100, 100])
		expect(await db.selectFrom('rate_limits').select('hits').execute()).toEqual([{ hits: 300 }])
	})
})

describeStore('sqlite', 'a start while another process has the store', (fresh) => {
	test('SD-82 waits until it is free, however long a write would wait, and then brings it up to date', async () => {
		const store = await fresh({ migrated: false })
		const other = new DatabaseSync(path.join(store.connection.dataDir, 'store.sqlite'))
		onTestFinished(() => other.close())
		other.exec('begin immediate')
		await sql`pragma busy_timeout = 20`.execute(store.db)
		await expect(sql`create table carts (id text)`.execute(store.db)).rejects.toThrow('database is locked')
		const upgraded = migrate(store)
		const first = await Promise.race([upgraded.then(() => 'upgraded'), sleep(300, 'waiting')])
		expect(first).toBe('waiting')
		other.exec('commit')
		await upgraded
		expect(await store.db.selectFrom('staff').select('id').execute()).toEqual([])
	})
})
