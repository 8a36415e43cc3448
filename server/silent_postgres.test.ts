import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startPostLoad } from '#test/post_load.ts'
import { runServer } from '#test/serve_store.ts'
import { startSilentProxy } from '#test/silent_proxy.ts'
import { describeStore } from '#test/stores.ts'

describeStore('postgres', 'a server under load whose store goes silent for ten seconds', (fresh) => {
	test('is ready again within seconds, has lost nothing it acknowledged, and kept no dead connection', async () => {
		const { connection, db } = await fresh({ seed: true })
		const proxy = await startSilentProxy(connection.databaseUrl ?? '')
		onTestFinished(() => proxy.close())
		const server = await runServer(
			{ ...connection, databaseUrl: proxy.url },
			{ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'silent' },
		)
		const isReady = async () => (await fetch(`${server.url}/readyz`)).status === 200
		const load = startPostLoad(server.url, { visitors: 16 })
		await expect.poll(() => load.acknowledged.length).toBeGreaterThan(20)
		proxy.fallSilent()
		await sleep(10_000)
		expect(await isReady()).toBe(false)
		const before = load.acknowledged.length
		proxy.speak()
		await expect.poll(isReady).toBe(true)
		await expect.poll(() => load.acknowledged.length).toBeGreaterThan(before + 20)
		await load.end()

		const leads = await db.selectFrom('quote_requests').select('name').execute()
		const names = new Set(leads.map(({ name }) => name))
		expect(load.acknowledged.filter((name) => !names.has(name))).toEqual([])
		expect(load.failed.length).toBeGreaterThan(0)
		for (const answer of load.failed) expect(answer).toMatch(/^503 We could not make sure/)
	})
})
