import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { type FreshStore, describeStore } from '#test/stores.ts'
import { switchOff } from '#test/switch_off.ts'
import { popularSearches } from './dialog/memory.ts'
import { openSiteSearch } from './site_search.server.ts'

const noPortals = {
	ordering: null,
	billing: null,
	signup: null,
	reviewsSearch: null,
	reviewsWidgetScript: null,
	mapEmbed: null,
	analyticsScript: null,
}
const question = { contentTypes: null, threshold: 0.6, limit: 20 }

describeStore('sqlite', 'the search of the site', (fresh) => {
	async function open(store: FreshStore) {
		const { log } = recordedLog()
		const content = await openContentHub(store, log, noPortals)
		const search = await openSiteSearch({ store, content, log })
		await search.settled()
		const first = async (query: string) => (await search.search({ ...question, query }))[0]?.source_url
		return { search, content, first, close: () => (search.close(), content.close()) }
	}

	test('SE-03 popularity counts article views and clicks from searches', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('kb_articles')
			.set({ view_count: 7 })
			.where('slug', '=', 'cart-repair')
			.execute()
		const day = new Date().toISOString().slice(0, 10)
		const click = { day, kind: 'clicked', query: 'cart', url: '/help/cart-repair', hits: 3 } as const
		await store.db.insertInto('search_events').values(click).execute()
		const { search, close } = await open(store)
		const found = await search.search({ ...question, query: 'trash can is broken' })
		const repair = found.find(({ source_url }) => source_url === '/help/cart-repair')
		expect(repair?.metadata.popularity).toBe(10)
		close()
	})

	test.each([
		{ off: [] },
		{ off: ['residential', 'lawn', 'hoa', 'commercial'] },
		{ off: ['residential', 'lawn', 'hoa', 'rolloff'] },
	] as const)('SE-04 FI-112 common questions find something without $off', async ({ off }) => {
		const store = await fresh({ seed: true })
		await switchOff(store, off)
		const { content, first, close } = await open(store)
		const popular = popularSearches(content.current.facts.services)
		expect(popular.length).toBeGreaterThan(2)
		for (const query of popular) expect(await first(query), query).toMatch(/^\//)
		close()
	})

	test('SE-02 each address is listed once among the results', async () => {
		const { search, close } = await open(await fresh({ seed: true }))
		const found = await search.search({
			...question,
			threshold: 0,
			limit: 200,
			query: 'residential trash service',
		})
		const urls = found.map(({ source_url }) => source_url)
		expect(new Set(urls).size).toBe(urls.length)
		close()
	})

	test('after a save results are the same as those of a newly opened search', async () => {
		const store = await fresh({ seed: true })
		const { search, content, first, close } = await open(store)
		const at = '2026-11-21T14:00:00.000Z'
		const boats = { id: 'boats', words: ['kayak', 'paddleboat'], is_active: true, sort_order: 1 }
		const edit = { title: 'Kayaks and canoes', excerpt: 'A kayak goes with bulky items.' }
		await store.db.updateTable('kb_articles').set(edit).where('slug', '=', 'cart-repair').execute()
		await store.db
			.insertInto('search_synonyms')
			.values({ ...boats, created_at: at, updated_at: at })
			.execute()
		await content.reload()
		await search.settled()
		const anew = await open(store)
		for (const query of ['kayak', 'paddleboat', 'trash can is broken', 'old sofa', 'holiday']) {
			const all = { ...question, query, threshold: 0 }
			expect(await search.search(all)).toEqual(await anew.search.search(all))
		}
		expect(await first('paddleboat')).toBe('/help/cart-repair')
		close()
		anew.close()
	})
})
