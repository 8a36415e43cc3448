import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

const slug = 'cart-repair'

/** Sends a vote as a browser does; `cookie` is what an earlier response set. */
const cast = (url: string, vote: string, headers: Record<string, string> = {}) =>
	fetch(`${url}/help/${slug}`, {
		method: 'POST',
		body: new URLSearchParams({ vote }),
		headers,
		redirect: 'manual',
	})
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

async function countsOf({ db }: FreshStore): Promise<number[]> {
	const { view_count, helpful_count, not_helpful_count } = await db
		.selectFrom('kb_articles')
		.selectAll()
		.where('slug', '=', slug)
		.executeTakeFirstOrThrow()
	return [view_count, helpful_count, not_helpful_count]
}

describeStore('sqlite', 'a vote over HTTP', (fresh) => {
	test('HE-04 from each of 200 browsers at once is counted and gets its own receipt', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const answers = await Promise.all(
			Array.from({ length: 200 }, (_, at) => cast(url, at % 5 === 0 ? 'not-helpful' : 'helpful')),
		)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
		expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(200)
		expect(new Set(answers.map(cookieOf)).size).toBe(200)
		expect(await countsOf(store)).toEqual([200, 160, 40])
	})

	test('D19 a browser that sends its vote repeatedly, also at once, counts once', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const first = await cast(url, 'helpful')
		const cookie = cookieOf(first)
		const again = await Promise.all(
			Array.from({ length: 40 }, (_, at) => cast(url, at % 2 ? 'helpful' : 'not-helpful', { cookie })),
		)
		for (const response of again) {
			expect(response.headers.get('location')).toBe(first.headers.get('location'))
			expect(response.headers.get('set-cookie')).toBeNull()
		}
		expect(await countsOf(store)).toEqual([1, 1, 0])
	})

	test('HE-04 the receipt thanks and disables the buttons; the page for everybody else is unchanged', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const page = () => fetch(`${url}/help/${slug}`)
		const before = await (await page()).text()
		const response = await cast(url, 'not-helpful')
		const location = response.headers.get('location') ?? ''
		expect(location).toMatch(/^\/help\/cart-repair\?voted=[0-9a-f-]{36}#feedback$/)
		const receipt = await (await fetch(url + location)).text()
		expect(receipt).toContain('Thanks for letting us know.')
		expect(receipt.match(/<button[^>]*\bdisabled=""/g)).toHaveLength(2)

		const after = await page()
		expect(after.headers.get('set-cookie')).toBeNull()
		expect(await after.text()).toBe(before)
		const stray = await fetch(`${url}/help/${slug}?voted=00000000-0000-4000-8000-000000000000`)
		expect(await stray.text()).not.toContain('Thanks for')
	})

	test('with an unknown value, from another website or for a missing article is refused and not counted', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const refused = await cast(url, 'maybe')
		expect(refused.status).toBe(400)
		expect(await refused.text()).toContain('Failed to record your feedback. Please try again.')
		expect((await cast(url, 'helpful', { origin: 'https://evil.example' })).status).toBe(403)
		const missing = await fetch(`${url}/help/nowhere`, {
			method: 'POST',
			body: new URLSearchParams({ vote: 'helpful' }),
		})
		expect(missing.status).toBe(404)
		expect(await countsOf(store)).toEqual([0, 0, 0])
	})
})

describeStore('sqlite', 'a view over HTTP', (fresh) => {
	test('is counted and answered with 204; a GET of its address is not a view', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const response = await fetch(`${url}/help/${slug}/view`, { method: 'POST' })
		expect([response.status, await response.text()]).toEqual([204, ''])
		expect((await fetch(`${url}/help/nowhere/view`, { method: 'POST' })).status).toBe(204)
		expect((await fetch(`${url}/help/${slug}/view`)).status).toBeGreaterThanOrEqual(400)
		await fetch(`${url}/help/${slug}`)
		expect(await countsOf(store)).toEqual([1, 0, 0])
	})

	test('HE-04 of a reader who voted within the last hour was already counted with the vote; a later one counts again', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = cookieOf(await cast(url, 'not-helpful'))
		const leave = (headers: HeadersInit) => fetch(`${url}/help/${slug}/view`, { method: 'POST', headers })
		await leave({ cookie })
		expect(await countsOf(store)).toEqual([1, 0, 1])
		await leave({})
		expect(await countsOf(store)).toEqual([2, 0, 1])
		const anHourAgo = new Date(Date.now() - 61 * 60_000).toISOString()
		await store.db.updateTable('article_votes').set({ created_at: anHourAgo }).execute()
		await leave({ cookie })
		expect(await countsOf(store)).toEqual([3, 0, 1])
	})
})
