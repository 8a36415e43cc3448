import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'what no route answers', (fresh) => {
	test('is refused with a sentence and not logged as an error', async () => {
		const { connection } = await fresh({ seed: true })
		const { url, output } = await serveStore(connection, { LOG_LEVEL: 'info' })
		const asked = [
			['POST', '/sitemap.xml', 405, /^This address takes no form/],
			['POST', '/robots.txt', 405, /^This address takes no form/],
			['POST', '/search-index.json', 405, /^This address takes no form/],
			['GET', '/functions/billing-request', 405, /^This address takes forms only/],
			['GET', '/functions/button-event', 405, /^This address takes forms only/],
			['PUT', '/about', 405, /^This address answers/],
			['POST', '/calendar/windsor-lake.ics', 405, /^This address takes no form/],
			['PROPFIND', '/calendar/windsor-lake.ics', 405, /^This address answers/],
			['OPTIONS', '/calendar/windsor-lake.ics', 405, /^This address answers/],
			['POST', '/about', 405, /<!DOCTYPE html>/],
			['GET', '/about%0A', 400, /^This address cannot be read/],
			['GET', '/nope%0D%0Ax', 400, /^This address cannot be read/],
			['POST', '/help/a%E2%80%A8b', 400, /^This address cannot be read/],
		] as const
		for (const [method, path, status, words] of asked) {
			const response = await fetch(url + path, { method, ...(method === 'POST' && { body: 'a=b' }) })
			expect([path, response.status]).toEqual([path, status])
			const text = await response.text()
			expect(text, path).toMatch(words)
			expect(text, path).not.toMatch(/object Object|Unexpected Server Error/)
		}
		expect(output()).not.toMatch(/object Object|"level":50/)
		expect(output()).toContain('refused by the router')
	})
})
