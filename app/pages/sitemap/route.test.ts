import { expect, test } from 'vitest'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the sitemap', (fresh) => {
	test('SM-01 FI-26 the page shows the names of the pages and the file that crawlers get, from live data', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection, { PUBLIC_URL: 'https://hauler.example' })
		const file = await fetch(`${url}/sitemap.xml`)
		expect(file.headers.get('content-type')).toContain('application/xml')
		const xml = await file.text()
		expect(xml).toContain('<loc>https://hauler.example/residential/windsor</loc>')
		const html = await (await fetch(`${url}/sitemap`)).text()
		const shown = /<textarea[^>]*>([^]*?)<\/textarea>/.exec(html)?.[1] ?? ''
		expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')).toBe(xml)
		const list = /<main[^]*?<h2/.exec(html)?.[0] ?? ''
		expect(list, 'FI-26 names, not paths and priorities').toMatch(
			/href="\/residential\/windsor"[^>]*>Windsor</,
		)
		expect(list).toMatch(/href="\/pay-my-bill"[^>]*>Pay My Bill</)
		expect(list.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/\/residential|0\.\d|weekly/)
		expect(html.match(/<a [^>]*download="sitemap\.xml"/)?.[0]).toContain('href="/sitemap.xml"')

		await store.db
			.updateTable('residential_towns')
			.set({ is_active: false })
			.where('slug', '=', 'windsor')
			.execute()
		await expect
			.poll(async () => (await fetch(`${url}/sitemap.xml`)).text())
			.not.toContain('/residential/windsor')
		expect(await (await fetch(`${url}/sitemap`)).text()).not.toContain('href="/residential/windsor"')
	})

	test('D21 robots.txt names the file, and what is not to be crawled', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection, { PUBLIC_URL: 'https://hauler.example' })
		const response = await fetch(`${url}/robots.txt`)
		expect(response.headers.get('content-type')).toContain('text/plain')
		const rules = (await response.text()).split('\n')
		expect(rules).toContain('Sitemap: https://hauler.example/sitemap.xml')
		for (const path of ['/admin', '/search']) expect(rules).toContain(`Disallow: ${path}`)
	})

	test('SM-01 if a list cannot be read, the page and the file both say so, and neither is cached', async () => {
		const store = await fresh({ seed: true })
		await store.db.schema.alterTable('residential_towns').renameTo('away').execute()
		const { url } = await serveStore(store.connection)
		const page = await fetch(`${url}/sitemap`)
		expect(page.status).toBe(503)
		expect(await page.text()).toContain('Error: The residential towns could not be read.')
		const file = await fetch(`${url}/sitemap.xml`)
		expect([file.status, file.headers.get('retry-after')]).toEqual([503, '600'])
	})
})
