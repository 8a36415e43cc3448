import { expect, test } from 'vitest'
import { openContentHub } from '#app/content/open_content.server.ts'
import { searchesInAMinute } from '#app/search/rate_limit.server.ts'
import { openSiteSearch } from '#app/search/site_search.server.ts'
import { recordedLog } from '#test/recorded_log.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { findArticles } from './find_articles.server.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

async function finder(store: FreshStore) {
	const { log } = recordedLog()
	const content = await openContentHub(store, log)
	const search = await openSiteSearch({ store, content, log })
	const find = (query: string, headers = new Headers()) =>
		findArticles({ store, log, content, search }, query, { address: '203.0.113.7', headers }, now)
	const close = () => {
		search.close()
		content.close()
	}
	return { find, close }
}

describeStore('sqlite', 'the articles found for a question', (fresh) => {
	test('HE-02 are published help articles by meaning, the best first, at most ten', async () => {
		const { find, close } = await finder(await fresh({ seed: true }))
		const found = await find('trash can is broken')
		expect(found?.[0]?.slug).toBe('cart-repair')
		const likely = (found ?? []).map(({ similarity }) => similarity)
		expect(likely).toEqual(likely.toSorted((a, b) => b - a))
		for (const similarity of likely) expect(similarity).toBeLessThanOrEqual(1)
		expect((await find('cart trash pickup roll-off bill'))?.length).toBeLessThanOrEqual(10)
		expect(await find('zzyzx')).toEqual([])
		close()
	})

	test('are counted for the office, but not with Global Privacy Control', async () => {
		const store = await fresh({ seed: true })
		const { find, close } = await finder(store)
		await find('broken lid')
		await find('zzyzx')
		await find('holiday', new Headers({ 'sec-gpc': '1' }))
		const counted = () => store.db.selectFrom('search_events').select(['kind', 'query', 'hits']).execute()
		await expect.poll(async () => (await counted()).length).toBe(2)
		expect(await counted()).toEqual(
			expect.arrayContaining([
				{ kind: 'searched', query: 'broken lid', hits: 1 },
				{ kind: 'nothing', query: 'zzyzx', hits: 1 },
			]),
		)
		close()
	})

	test('are refused above the rate limit', async () => {
		const { find, close } = await finder(await fresh({ seed: true }))
		for (let at = 0; at < searchesInAMinute; at += 1) expect(await find('lid')).not.toBeNull()
		expect(await find('lid')).toBeNull()
		close()
	})
})
