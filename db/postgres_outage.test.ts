import { Client } from 'pg'
import { expect, test, vi } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { describeStore } from '#test/stores.ts'
import { openStore } from './open_store.server.ts'
import { until } from '#test/until.ts'

/** Terminates every connection of the database, as a restart or a failover of the server would. */
async function breakConnections(databaseUrl: string | undefined): Promise<void> {
	const client = new Client({ connectionString: databaseUrl })
	await client.connect()
	await client.query(
		'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
	)
	await client.end()
}

describeStore('postgres', 'when the connections break', (fresh) => {
	test('listeners are notified after the reconnect, and of later changes', async () => {
		const { connection, ...store } = await fresh()
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		await breakConnections(connection.databaseUrl)
		await until(() => expect(notified).toHaveBeenCalledTimes(1))
		await new Promise((resolve) => setTimeout(resolve, 100))
		await store.db.insertInto('faqs').values(faqRow()).execute()
		await until(() => expect(notified).toHaveBeenCalledTimes(2))
	})

	test('a transaction in progress fails, the next works, the process survives', async () => {
		const { connection, ...store } = await fresh()
		const interrupted = store.db.transaction().execute(async (trx) => {
			await trx.insertInto('faqs').values(faqRow()).execute()
			await breakConnections(connection.databaseUrl)
			await new Promise((resolve) => setTimeout(resolve, 50))
			await trx.insertInto('faqs').values(faqRow()).execute()
		})
		await expect(interrupted).rejects.toThrow(/connection|terminat/i)
		expect(await store.isReachable(1000)).toBe(true)
		expect(await store.db.selectFrom('faqs').selectAll().execute()).toEqual([])
	})
})

test('a store whose PostgreSQL is missing opens without an error, is not reachable, and can be closed', async () => {
	const store = await openStore({
		databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
		dataDir: '',
		appSecret: '',
	})
	expect(await store.isReachable(500)).toBe(false)
	await expect(store.db.selectFrom('faqs').selectAll().execute()).rejects.toThrow(/ECONNREFUSED/)
	await store.close()
	await store.close()
})
