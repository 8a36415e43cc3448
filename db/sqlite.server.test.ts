import { statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { describeStore } from '#test/stores.ts'
import { openStore } from './open_store.server.ts'

describeStore('sqlite', 'the embedded store', (fresh) => {
	test('is configured to lose nothing and to wait for locks', async () => {
		const { db } = await fresh()
		const setting = async (name: string) => {
			const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
			return Object.values(rows[0] ?? {})[0]
		}
		expect(await setting('journal_mode')).toBe('wal')
		expect(await setting('synchronous')).toBe(2)
		expect(await setting('foreign_keys')).toBe(1)
		expect(await setting('busy_timeout')).toBe(5000)
	})

	test("is readable by its owner only, since it has people's addresses", async () => {
		const { connection } = await fresh()
		const modes = ['store.sqlite', 'store.sqlite-wal', 'store.sqlite-shm'].map(
			(name) => statSync(path.join(connection.dataDir, name)).mode & 0o777,
		)
		expect(modes).toEqual([0o600, 0o600, 0o600])
	})

	test('keeps its data when closed, which may be done twice', async () => {
		const store = await fresh()
		await store.db
			.insertInto('faqs')
			.values(faqRow({ id: 'kept' }))
			.execute()
		await store.close()
		await store.close()
		expect(await store.isReachable(100)).toBe(false)
		const again = await openStore(store.connection)
		expect(await again.isReachable(100)).toBe(true)
		expect(await again.db.selectFrom('faqs').select('id').execute()).toEqual([{ id: 'kept' }])
		await again.close()
	})
})

test('a folder that cannot be created stops the start', async () => {
	await expect(openStore({ dataDir: '/dev/null/var', appSecret: '' })).rejects.toThrow(/ENOTDIR/)
})
