import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeStore } from '#test/stores.ts'
import { tablesOf } from './rows.ts'

describeStore('postgres', 'the tables of a backup', (fresh) => {
	test('are found while another server upgrades the store and renames a column', async () => {
		const store = await fresh()
		const tables = await tablesOf(store, store.db)
		expect(tables).toContain('outbox')
		const stop = new AbortController()
		const rename = async () => {
			for (let names = ['subject', 'title']; !stop.signal.aborted; names = names.toReversed())
				await sql.raw(`alter table outbox rename column ${names.join(' to ')}`).execute(store.db)
		}
		const renaming = rename()
		for (let turn = 0; turn < 100; turn += 1) expect(await tablesOf(store, store.db)).toEqual(tables)
		stop.abort()
		await renaming
	})
})
