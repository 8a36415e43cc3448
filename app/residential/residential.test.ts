import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'
import { shownHtml } from '#test/shown_html.ts'

const textOf = async (url: string) => (await fetch(url)).text()
const missing = 'The requested residential service page could not be found.'

describeStore('sqlite', 'the residential pages', (fresh) => {
	test('RT-01 RT-02 MD-01 the six towns each have a page with its own heading, title, description and address', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		const heads = new Set<string>()
		for (const { slug, name } of residentialTowns) {
			const response = await fetch(`${url}/residential/${slug}`)
			expect(response.status).toBe(200)
			const html = await response.text()
			expect(html).toMatch(
				new RegExp(`<h1[^>]*>(<!-- -->)?${name}(<!-- -->)? Residential Trash &amp; Recycling`),
			)
			expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*/residential/${slug}"`))
			expect(html).toContain(`/pictures/residential-${slug}-1200x630.jpg`)
			expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name} Residential<`))
			heads.add(/<title>[^]*?<meta name="description"[^>]*>/.exec(html)?.[0] ?? '')
			expect(html).not.toContain('{{')
		}
		expect(heads.size).toBe(residentialTowns.length)
	})

	test('RT-08 FI-89 an unknown town, and an inactive one, are not found, and neither are its questions', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('residential_towns')
			.set({ is_active: false })
			.where('slug', '=', 'windsor')
			.execute()
		const { url } = await serveStore(store.connection)
		for (const slug of ['windsor', 'nowhere', 'gree-ley', '%3Cscript%3E']) {
			const response = await fetch(`${url}/residential/${slug}`)
			expect(response.status).toBe(404)
			const html = await response.text()
			expect(html).toMatch(/<h1[^>]*>Page Not Found</)
			expect(html).toContain(missing)
			expect(html).toContain('content="noindex"')
			expect(html).toContain('href="/residential/greeley"')
			expect(html).not.toContain('href="/residential/windsor"')
		}
		expect(await textOf(`${url}/residential`)).not.toContain('href="/residential/windsor"')
		for (const page of ['/residential', '/faqs', '/search?q=windy+Windsor+night']) {
			const html = await textOf(url + page)
			expect(html).toContain(page.startsWith('/search') ? 'result' : 'When do you come to Wellington?')
			expect(html).not.toContain('windy Windsor night?')
		}
	})

	test('RT-06 prices with invalid JSON give the default table; markup in them is text', async () => {
		const store = await fresh({ seed: true })
		const setPrices = (slug: string, pricing_info: string) =>
			store.db.updateTable('residential_towns').set({ pricing_info }).where('slug', '=', slug).execute()
		await setPrices('windsor', '{"columns": ["Service",')
		await setPrices(
			'greeley',
			JSON.stringify({
				columns: ['<i>A</i>', 'B'],
				items: [{ service: '</script><script>alert(1)', price: '"' }],
			}),
		)
		const { url } = await serveStore(store.connection)
		const broken = await textOf(`${url}/residential/windsor`)
		expect(broken).toContain(`${facts.carts[0]?.gallons}-gallon cart</th>`)
		expect(broken).toContain(`$${facts.carts[0]?.price}/month`)
		expect(broken).toContain(`+$${facts.prices.recycling}/month`)
		const hostile = await textOf(`${url}/residential/greeley`)
		expect(hostile).toContain('&lt;/script&gt;&lt;script&gt;alert(1)')
		expect(hostile).not.toContain('<script>alert(1)')
		expect(shownHtml(hostile)).not.toContain('<i>A</i>')
	})

	test('RT-08 RS-01 when the towns cannot be read a town gets 503, and the overview says what is missing', async () => {
		const store = await fresh({ seed: true })
		await sql`alter table residential_towns rename to away`.execute(store.db)
		const { url } = await serveStore(store.connection)
		const town = await fetch(`${url}/residential/windsor`)
		expect(town.status).toBe(503)
		expect(await town.text()).toContain(missing)
		const overview = await fetch(`${url}/residential`)
		expect(overview.status).toBe(200)
		expect(await overview.text()).toContain('Something went wrong loading this section.')
	})
})
