import { expect, onTestFinished, test, vi } from 'vitest'
import { faqRow } from '#test/rows.ts'
import { startSilentProxy } from '#test/silent_proxy.ts'
import { describeStore, type Fresh } from '#test/stores.ts'
import { until } from '#test/until.ts'
import { openStore } from './open_store.server.ts'
import { postgresTimeLimits } from '#platform/database/postgres.server.ts'

/** A quarter of the limits in production, to shorten the tests. */
const timeLimits = { statement: 2000, response: 2500, idleInTransaction: 2500, heartbeat: 1000 }
/** Longer than the limits for statements and connections (5 s) plus the delays of a busy machine; without limits nothing would ever end. */
const patience = 30_000

async function storeBehindProxy(fresh: Fresh) {
	const { connection, db } = await fresh()
	const proxy = await startSilentProxy(connection.databaseUrl ?? '')
	onTestFinished(() => proxy.close())
	const store = await openStore({ databaseUrl: proxy.url, dataDir: '', appSecret: '', timeLimits })
	onTestFinished(() => store.close())
	return { proxy, store, direct: db }
}

test('the server cancels a statement before its client gives up, so that the error says why', () => {
	expect(postgresTimeLimits.statement).toBeLessThan(postgresTimeLimits.response)
	expect(Object.values(postgresTimeLimits).every((ms) => ms >= 5000 && ms <= 10_000)).toBe(true)
})

describeStore('postgres', 'when the server goes silent', (fresh) => {
	test('queries time out, and the store works again soon after the server does', async () => {
		const { proxy, store } = await storeBehindProxy(fresh)
		const busy = () => Promise.allSettled(Array.from({ length: 20 }, () => count(store)))
		await busy()
		proxy.fallSilent()
		const asked = Date.now()
		const answers = await busy()
		expect(answers.every(({ status }) => status === 'rejected')).toBe(true)
		expect(Date.now() - asked).toBeLessThan(patience)
		expect(await store.isReachable(300)).toBe(false)
		proxy.speak()
		await expect.poll(() => store.isReachable(1000)).toBe(true)
		for (const answer of await busy()) expect(answer).toEqual({ status: 'fulfilled', value: 0 })
	})

	test('a transaction fails with its cause, leaves no lock, and can be repeated', async () => {
		const { proxy, store, direct } = await storeBehindProxy(fresh)
		const row = faqRow()
		const insert = (meanwhile: () => void) =>
			store.db.transaction().execute(async (trx) => {
				await trx.insertInto('faqs').values(row).execute()
				meanwhile()
			})
		await expect(insert(() => proxy.fallSilent())).rejects.toThrow('PostgreSQL did not answer within')
		expect(await count({ db: direct })).toBe(0)
		proxy.speak()
		// The first insert may still hold its row lock until the server ends it.
		await expect.poll(() => insert(() => {}).then(() => 'kept', String)).toBe('kept')
		expect(await count({ db: direct })).toBe(1)
	})

	test('content changes are reported again, including missed ones', async () => {
		const { proxy, store, direct } = await storeBehindProxy(fresh)
		const notified = vi.fn<() => void>()
		store.onContentChange(notified)
		proxy.fallSilent()
		await direct.insertInto('faqs').values(faqRow()).execute()
		// The proxy must be silent this long for a heartbeat to time out.
		await new Promise((resolve) => setTimeout(resolve, 3 * timeLimits.heartbeat))
		expect(notified).not.toHaveBeenCalled()
		proxy.speak()
		await until(() => expect(notified).toHaveBeenCalled())
	})

	test('the store can be closed anyway', async () => {
		const { proxy, store } = await storeBehindProxy(fresh)
		await count(store)
		proxy.fallSilent()
		const hung = count(store).catch(String)
		const asked = Date.now()
		await store.close()
		expect(Date.now() - asked).toBeLessThan(patience)
		expect(await hung).toMatch(/terminated|timeout/i)
	})
})

async function count({ db }: Pick<Awaited<ReturnType<typeof openStore>>, 'db'>): Promise<number> {
	return (await db.selectFrom('faqs').select('id').execute()).length
}
