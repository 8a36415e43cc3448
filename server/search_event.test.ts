import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const event = { kind: 'clicked', query: 'Old sofa', url: '/help/bulky-items' }

describeStore('sqlite', 'POST /functions/search-event', (fresh) => {
	test('counts events of the search dialog only from our own pages and without Global Privacy Control', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const send = async (body: unknown, headers: Record<string, string> = {}) => {
			const response = await fetch(`${url}/functions/search-event`, {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...headers },
				body: typeof body === 'string' ? body : JSON.stringify(body),
			})
			return response.status
		}
		expect(await send(event, { origin: url, 'user-agent': 'Neighbor/1.0' })).toBe(204)
		expect(await send({ kind: 'nothing', query: 'bees' })).toBe(204)
		expect(await send(event, { 'sec-gpc': '1' })).toBe(204)
		expect(await send(event, { origin: 'https://evil.example' })).toBe(403)
		expect(await send({ ...event, url: 'https://evil.example' })).toBe(400)
		expect(await send({ ...event, kind: 'other' })).toBe(400)
		expect(await send({ ...event, visitor: 'June' })).toBe(400)
		expect(await send('{')).toBe(400)
		expect(await send({ ...event, query: 'a'.repeat(3000) })).toBe(413)
		expect((await fetch(`${url}/functions/search-event`)).status).toBe(404)

		const rows = await store.db.selectFrom('search_events').selectAll().orderBy('kind').execute()
		expect(rows).toMatchObject([
			{ kind: 'clicked', query: 'old sofa', url: '/help/bulky-items', hits: 1 },
			{ kind: 'nothing', query: 'bees', url: '', hits: 1 },
		])
		expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['day', 'hits', 'kind', 'query', 'url'])
	})
})
