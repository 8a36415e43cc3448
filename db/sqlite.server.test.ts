import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { describeStore } from '#test/stores.ts'
import { openStore } from './open_store.server.ts'

describeStore('sqlite', 'the embedded store', (fresh) => {
	test('is configured not to lose data', async () => {
		const { db } = await fresh()
		const setting = async (name: string) => {
			const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db)
			return Object.values(rows[0] ?? {})[0]
		}
		expect(await setting('journal_mode')).toBe('wal')
		expect(await setting('synchronous')).toBe(2)
		expect(await setting('foreign_keys')).toBe(1)
	})

	test('waits for a lock of another connection without blocking its process', async () => {
		const store = await fresh()
		const other = await openStore(store.connection)
		const write = (id: string) => store.db.insertInto('faqs').values(faqRow({ id })).execute()
		const lock = await other.db.startTransaction().execute()
		await lock
			.insertInto('faqs')
			.values(faqRow({ id: 'first' }))
			.execute()
		const second = write('second')
		const third = store.db.transaction().execute((trx) =>
			trx
				.insertInto('faqs')
				.values(faqRow({ id: 'third' }))
				.execute(),
		)
		await sleep(500)
		// Reached only if the waiting writes do not block this process, which holds the lock.
		await lock.commit().execute()
		await Promise.all([second, third])
		await other.close()
		const ids = await store.db.selectFrom('faqs').select('id').orderBy('id').execute()
		expect(ids.map(({ id }) => id)).toEqual(['first', 'second', 'third'])
	})

	test("is readable by its owner only, since it has people's addresses", async () => {
		const { connection } = await fresh()
		const modes = ['store.sqlite', 'store.sqlite-wal', 'store.sqlite-shm'].map(
			(name) => statSync(path.join(connection.dataDir, name)).mode & 0o777,
		)
		expect(modes).toEqual([0o600, 0o600, 0o600])
	})

	test('keeps its data when it is closed, even twice', async () => {
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

test('a data folder that cannot be created prevents the start', async () => {
	await expect(openStore({ dataDir: '/dev/null/var', appSecret: '' })).rejects.toThrow(/ENOTDIR/)
})
