import { expect, test } from 'vitest'
import { storeProcess } from '#test/store_process.ts'
import { describeStore } from '#test/stores.ts'

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
