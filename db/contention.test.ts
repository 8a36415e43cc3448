import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { storeProcess } from '#test/store_process.ts'
import { describeStore } from '#test/stores.ts'
import { whenUnlocked } from '#platform/database/when_unlocked.ts'
import { migrate } from './migrate.ts'

describeStore('sqlite', 'three processes that write at once', (fresh) => {
	test('wait for each other, so that no write fails and no count is lost', async () => {
		const { connection, db } = await fresh()
		const row = { key: 'everyone', window_start: '2026-11-21T14:00:00.000Z', hits: 0 }
		await db.insertInto('rate_limits').values(row).execute()
		const writers = await Promise.all([1, 2, 3].map(() => storeProcess('write', connection)))
		expect(await Promise.all(writers.map((writer) => writer.go()))).toEqual([100, 100, 100])
		expect(await db.selectFrom('rate_limits').select('hits').execute()).toEqual([{ hits: 300 }])
	})
})

describeStore('sqlite', 'a start while another process has the store', (fresh) => {
	test('SD-82 waits until it is free, even where SQLite refuses immediately, and then upgrades it', async () => {
		const store = await fresh({ migrated: false })
		const file = path.join(store.connection.dataDir, 'store.sqlite')
		const [other, impatient] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })]
		onTestFinished(() => {
			other.close()
			impatient.close()
		})
		other.exec('begin immediate')
		const begin = () => impatient.exec('begin immediate')
		expect(begin).toThrow('database is locked')
		const done: string[] = []
		const begun = whenUnlocked(begin).then(() => done.push('begun'))
		await sleep(300)
		expect(done).toEqual([])
		other.exec('commit')
		await begun
		impatient.exec('commit')
		expect(done).toEqual(['begun'])

		other.exec('begin immediate')
		const upgraded = migrate(store).then(() => done.push('upgraded'))
		await sleep(300)
		expect(done).toEqual(['begun'])
		other.exec('commit')
		await upgraded
		expect(await store.db.selectFrom('staff').select('id').execute()).toEqual([])
		await expect(whenUnlocked(() => impatient.exec('nonsense'))).rejects.toThrow('syntax error')
	})
})
