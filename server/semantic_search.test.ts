import { expect, test } from 'vitest'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { searchDocuments } from '#app/search/documents.server.ts'
import { searchesInAMinute } from '#app/search/rate_limit.server.ts'
import type { SearchResponse, SearchRefusal } from '#app/search/search_response.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { shownHtml } from '#test/shown_html.ts'
import { withinOneMinute } from '#test/within_one_minute.ts'

const path = '/functions/semantic-search'
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
	fetch(url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body: typeof body === 'string' ? body : JSON.stringify(body),
	})
const results = async (url: string, body: object) => {
	const response = await post(url, body)
	expect(response.status).toBe(200)
	return ((await response.json()) as SearchResponse).results
}

describeStore('sqlite', 'the search function', (fresh) => {
	test('SE-09 finds by meaning and returns the fields of the specification', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const found = await results(url, { query: 'trash can is broken' })
		expect(found.map(({ source_url }) => source_url).slice(0, 2)).toContain('/help/cart-repair')
		for (const result of found) {
			expect(Object.keys(result).toSorted()).toEqual(
				['content', 'id', 'metadata', 'similarity', 'source_url', 'title'].toSorted(),
			)
			expect(result.similarity).toBeGreaterThanOrEqual(0.7)
			expect(result.similarity).toBeLessThanOrEqual(1)
			expect(result.content.length).toBeLessThanOrEqual(150)
		}
		const [sofa] = await results(url, { query: 'old sofa' })
		expect(sofa?.source_url).toBe('/help/bulky-items')
		expect(await results(url, { query: 'divorce lawyer' })).toEqual([])
	})

	test('SE-09 respects type, threshold and limit', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const query = 'missed pickup'
		const one = await results(url, { query, limit: 1 })
		expect(one).toHaveLength(1)
		const questions = await results(url, { query, contentType: 'faq', threshold: 0.5, limit: 50 })
		expect(new Set(questions.map(({ metadata }) => metadata.contentType))).toEqual(new Set(['faq']))
		const two = await results(url, { query: 'fort collins', contentType: ['residential', 'rolloff'] })
		expect(new Set(two.map(({ metadata }) => metadata.contentType))).toEqual(
			new Set(['residential', 'rolloff']),
		)
		const all = await results(url, { query, threshold: 0, limit: 50 })
		expect(all.length).toBeGreaterThan(one.length)
		expect(all.map(({ similarity }) => similarity)).toEqual(
			all.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
		)
	})

	test('SE-09 refuses invalid requests in one sentence that says why', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const refused = async (body: unknown, headers: Record<string, string> = {}) => {
			const response = await post(url, body, headers)
			return [response.status, ((await response.json()) as SearchRefusal).error] as const
		}
		expect(await refused('{"query":')).toEqual([400, 'The body is not valid JSON.'])
		expect(await refused('[]')).toEqual([400, 'Send a JSON object with a query.'])
		expect(await refused({})).toEqual([400, 'query must be a text.'])
		expect(await refused({ query: 7 })).toEqual([400, 'query must be a text.'])
		expect(await refused({ query: ' ' })).toEqual([400, 'query must not be empty.'])
		expect(await refused({ query: 'x'.repeat(201) })).toEqual([
			400,
			'query must have 200 characters at most.',
		])
		for (const threshold of [-0.1, 1.1, '0.7'])
			expect(await refused({ query: 'a', threshold })).toEqual([
				400,
				'threshold must be a number from 0 to 1.',
			])
		for (const limit of [0, 51, 1.5, '3'])
			expect(await refused({ query: 'a', limit })).toEqual([
				400,
				'limit must be a whole number from 1 to 50.',
			])
		for (const contentType of ['nothing', 7, [], ['faq', 'nothing']]) {
			const [status, error] = await refused({ query: 'a', contentType })
			expect([status, error]).toEqual([
				400,
				expect.stringContaining('contentType must be null or one or several of'),
			])
		}
		expect(await refused({ query: 'a' }, { 'content-type': 'text/plain' })).toEqual([
			415,
			'Send JSON, with the content type application/json.',
		])
		expect(await refused({ query: 'a', more: 'x'.repeat(5000) })).toEqual([
			413,
			'The body must be 4 KB at most.',
		])

		const forged = await post(url, { query: 'cart' }, { origin: 'https://evil.example' })
		expect(forged.status).toBe(403)
		expect((await post(url, { query: 'cart' }, { origin: url })).status).toBe(200)
		const read = await fetch(url + path)
		expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
	})

	test('SE-09 limits searches per minute and address over all processes, without affecting others', async () => {
		const store = await fresh({ seed: true })
		const proxied = { TRUSTED_PROXIES: '127.0.0.1' }
		const servers = [await runServer(store.connection, proxied), await runServer(store.connection, proxied)]
		const statuses: number[] = []
		const page = await withinOneMinute(async (attempt) => {
			statuses.length = 0
			for (let sent = 0; sent < searchesInAMinute * 2; sent += 1) {
				const server = servers[sent % 2]
				if (!server) throw new Error('there are two servers')
				const headers = { 'x-forwarded-for': `203.0.113.${attempt}` }
				const response = await post(server.url, { query: 'cart' }, headers)
				statuses.push(response.status)
				await response.arrayBuffer()
			}
			return fetch(`${servers[0]?.url}/search?q=cart`, {
				headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
			})
		})
		const answered = statuses.filter((status) => status === 200).length
		expect(answered).toBeGreaterThanOrEqual(searchesInAMinute)
		expect(answered).toBeLessThan(searchesInAMinute * 1.5)
		expect(statuses.at(-1)).toBe(429)
		const [server] = servers
		const other = await post(server?.url ?? '', { query: 'cart' }, { 'x-forwarded-for': '203.0.113.99' })
		expect(other.status).toBe(200)
		expect(page.status).toBe(429)
		expect(await page.text()).toContain('That is more searches than we answer in a minute.')
	})

	test('SE-02 finds what staff changed by its new words, and by synonyms that they added, a moment later', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const first = async (query: string) => (await results(url, { query }))[0]?.source_url
		expect(await first('zamboni')).toBeUndefined()
		await store.db
			.updateTable('kb_articles')
			.set({ title: 'May the Zamboni park here?' })
			.where('slug', '=', 'moving')
			.execute()
		await expect.poll(() => first('zamboni'), { interval: 50 }).toBe('/help/moving')
		expect(await first('flurble')).toBeUndefined()
		await store.db
			.insertInto('search_synonyms')
			.values({
				id: 'test',
				words: ['flurble', 'mattress'],
				is_active: true,
				sort_order: 1,
				created_at: '2026-11-21T14:00:00.000Z',
				updated_at: '2026-11-21T14:00:00.000Z',
			})
			.execute()
		await expect.poll(() => first('flurble'), { interval: 50 }).toBe('/help/bulky-items')
	})

	test('SE-05 FI-63 the results page works without scripts: groups, filters, and help when nothing is found', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const page = async (query: string) => (await fetch(`${url}/search?${query}`)).text()
		const found = await page('q=trash+can+is+broken')
		expect(found).toContain('href="/help/cart-repair"')
		expect(found).toMatch(/data-match="\d+%"/)
		expect(found, 'nobody reads a number').not.toContain('% match')
		expect(found).toContain('Help articles')
		expect(found).toContain('href="/search?q=trash+can+is+broken&amp;sort=popularity"')
		expect(found).toContain('content="noindex"')
		expect(await page('q=trash+can+is+broken&type=faq')).not.toContain('href="/help/cart-repair"')
		const nothing = await page('q=divorce+lawyer%3Cb%3E')
		expect(nothing).toContain('No matches found')
		expect(nothing).toMatch(/We couldn(?:'|&#x27;)t find any results for the query/)
		expect(nothing).toContain('Contact Support')
		expect(nothing).toContain('People often look for')
		expect(shownHtml(nothing)).not.toContain('lawyer<b>')
	})
})

describeStore('sqlite', 'search results', (fresh) => {
	test('SE-08 each leads to an existing page and anchor, without a redirect', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const pages = new Map<string, Promise<string>>()
		const faults: string[] = []
		for (const { url: target } of searchDocuments(builtInSnapshot(), new Date())) {
			const [place = '', anchor] = target.split('#')
			const html =
				pages.get(place) ??
				fetch(url + place, { redirect: 'manual' }).then(async (response) =>
					response.status === 200 ? response.text() : '',
				)
			pages.set(place, html)
			const text = await html
			if (text === '') faults.push(target)
			else if (anchor && !text.includes(` id="${anchor}"`)) faults.push(target)
		}
		expect(faults).toEqual([])
		expect(pages.size).toBeGreaterThan(50)
	})
})
