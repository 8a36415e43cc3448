import { expect, onTestFinished, test } from 'vitest'
import { listedPaths } from '#test/crawl.ts'
import { runServer } from '#test/serve_store.ts'
import { startSilentProxy } from '#test/silent_proxy.ts'
import { describeStore } from '#test/stores.ts'
import { postgresTimeLimits } from '#platform/database/postgres.server.ts'

const id = '8f9d0c5e-1b1a-4d0e-9c39-0f4f4c9a7b11'
/** Paths that query the store, and the status they answer without it. */
const asking: Readonly<Record<string, number>> = {
	'/search?q=septic+tank': 200,
	'/search?q=100+Main+Street&type=help': 200,
	'/help?q=bear+cart': 200,
	'/order?service=lawn': 200,
	'/nowhere': 404,
	'/residential/nowhere': 404,
	'/pickup-day/nowhere': 503,
	'/calendar/nowhere.ics': 503,
	...Object.fromEntries(
		['/', '/contact', '/order', '/service-request', '/hoa-quote', '/pay-my-bill', '/pickup-day'].map(
			(path) => [`${path}?sent=${id}`, 200],
		),
	),
}

describeStore('postgres', 'a server whose store went silent before anybody came', (fresh) => {
	test('answers every public page long before it gives up on the store', async () => {
		const { connection } = await fresh({ seed: true })
		const proxy = await startSilentProxy(connection.databaseUrl ?? '')
		onTestFinished(() => proxy.close())
		const { url } = await runServer({ ...connection, databaseUrl: proxy.url }, { LOG_LEVEL: 'silent' })
		const wanted = new Map(Object.entries(asking))
		for (const path of await listedPaths()) wanted.set(path, 200)
		const articles = [...wanted.keys()].filter((path) => /^\/help\/./.test(path) && !path.includes('?'))
		for (const path of articles.slice(0, 2)) wanted.set(`${path}?voted=${id}`, 200)
		expect(articles.length).toBeGreaterThan(2)

		proxy.fallSilent()
		// The first search waits for the index, which does not come from the store.
		await fetch(`${url}/search?q=first`)
		const faults: string[] = []
		for (const [path, status] of wanted) {
			const began = performance.now()
			const response = await fetch(url + path)
			await response.text()
			const ms = performance.now() - began
			if (response.status !== status) faults.push(`${path} answers ${response.status}`)
			// A page that waited for the store would take as long as a statement may.
			if (ms > 0.9 * postgresTimeLimits.statement) faults.push(`${path} takes ${Math.round(ms)} ms`)
		}
		expect(faults).toEqual([])
		// Every tenth search is counted in the store.
		const began = performance.now()
		for (let searches = 0; searches < 10; searches += 1) await fetch(`${url}/search?q=cart`)
		expect(performance.now() - began).toBeLessThan(10 * (postgresTimeLimits.response / 5))
	})
})
