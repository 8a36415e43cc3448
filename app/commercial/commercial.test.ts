import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { quoteEntries } from '#test/quote_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

const textOf = async (url: string) => (await fetch(url)).text()

describeStore('sqlite', 'the commercial pages', (fresh) => {
	test('CM-08 an unknown size: 404, with the specified text and the known sizes', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('commercial_sizes')
			.set({ is_active: false })
			.where('size_value', '=', 3)
			.execute()
		const { url } = await serveStore(store.connection)
		for (const path of ['/commercial/3-yard', '/commercial/5-yard', '/commercial/huge']) {
			const response = await fetch(url + path)
			expect(response.status).toBe(404)
			const html = await response.text()
			expect(html).toMatch(/<h1[^>]*>Information not available</)
			expect(html).toContain('content="noindex"')
			expect(html).toContain('href="/commercial/2-yard"')
		}
		const overview = await textOf(`${url}/commercial`)
		expect(overview).toContain('href="/commercial/2-yard"')
		expect(overview).not.toContain('href="/commercial/3-yard"')
	})

	test('CM-03 CM-04 CM-08 sizes and specifications that cannot be read are reported as missing', async () => {
		const store = await fresh({ seed: true })
		await sql`alter table commercial_sizes rename to sizes_away`.execute(store.db)
		await sql`alter table commercial_specs rename to specs_away`.execute(store.db)
		const { url } = await serveStore(store.connection)
		const overview = await fetch(`${url}/commercial`)
		expect(overview.status).toBe(200)
		const html = await overview.text()
		expect(html).toContain('Unable to load dumpster sizes at this time. Please call us for assistance')
		expect(html).toContain('Unable to load specifications at this time.')
		const size = await fetch(`${url}/commercial/2-yard`)
		expect(size.status).toBe(503)
		expect(await size.text()).toContain('Information not available')
	})

	test('CM-03 CM-06 missing specifications are reported, and a size without questions has no section for them', async () => {
		const store = await fresh({ seed: true })
		await store.db.updateTable('commercial_specs').set({ is_active: false }).execute()
		await store.db.updateTable('commercial_sizes').set({ faqs: [] }).where('size_value', '=', 2).execute()
		const { url } = await serveStore(store.connection)
		expect(await textOf(`${url}/commercial`)).toContain('No specifications available.')
		expect(await textOf(`${url}/commercial/2-yard`)).not.toContain('id="faq"')
		expect(await textOf(`${url}/commercial/3-yard`)).toContain('id="faq"')
	})

	test('CM-03 a size that is off the site has no line in the table of sizes, and the page still says what it offers', async () => {
		const store = await fresh({ seed: true })
		const sizes = store.db.updateTable('commercial_sizes')
		await sizes.set({ is_active: false }).where('size_value', '=', 3).execute()
		const { url } = await serveStore(store.connection)
		const html = await textOf(`${url}/commercial`)
		const lines = /<caption[^>]*>Dumpster sizes in figures[^]*?<\/table>/.exec(html)?.[0] ?? ''
		expect([...lines.matchAll(/<th scope="row"[^>]*>([^<]*)/g)].map(([, size]) => size)).toEqual(['2 Yard'])
		expect(html).toMatch(/<meta name="description" content="2 yard dumpsters for shops/)
		expect(html).not.toMatch(/\$110/)
	})

	test('CM-06 CM-07 a size without a price has no line for it, and no question that only a price answers', async () => {
		const store = await fresh({ seed: true })
		const question = 'What does this one cost?'
		const sizes = store.db.updateTable('commercial_sizes')
		for (const yards of [2, 3]) {
			const faqs = [
				{ question, answer: `It is {{price.commercial${yards}}} a month.` },
				{ question: 'Does it have a lid?', answer: 'Yes.' },
			]
			await sizes.set({ faqs }).where('size_value', '=', yards).execute()
		}
		await sizes.set({ price_from: null, price_to: null }).where('size_value', '=', 2).execute()
		const { url } = await serveStore(store.connection)
		const without = await textOf(`${url}/commercial/2-yard`)
		expect(without).toContain('Does it have a lid?')
		expect(without).toMatch(/<th[^>]*>Capacity</)
		expect(without).not.toMatch(/<th[^>]*>Price<|What does this one cost/)
		const priced = await textOf(`${url}/commercial/3-yard`)
		expect(priced).toMatch(/<th[^>]*>Price</)
		expect(priced).toContain(question)
	})

	test('CM-02 the flexible-pickup button links to the address that staff set', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('page_sections')
			.set({ button_text: 'Book a truck', button_url: '/pay-my-bill#account-update' })
			.where('page_slug', '=', 'commercial')
			.where('section_name', '=', 'flexible-pickup')
			.execute()
		const { url } = await serveStore(store.connection)
		const html = await textOf(`${url}/commercial`)
		expect(html).toMatch(/href="\/pay-my-bill#account-update"[^>]*>Book a truck</)
		expect(html).not.toContain('>Schedule Service<')
	})

	test('CM-06 the form on a size’s page has commercial service preselected', async () => {
		const { url } = await serveStore((await fresh({ seed: true })).connection)
		expect(await textOf(`${url}/commercial/2-yard`)).toMatch(/<option[^>]* value="commercial"[^>]* selected/)
	})

	test('CM-06 QF-06 a request from a size’s page is a lead, answered on that page', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const response = await fetch(`${url}/commercial/2-yard`, {
			method: 'POST',
			body: quoteEntries(),
			redirect: 'manual',
		})
		expect(response.status).toBe(303)
		const location = response.headers.get('location') ?? ''
		expect(location).toMatch(/^\/commercial\/2-yard\?sent=[0-9a-f-]{36}#contact-form$/)
		expect(await textOf(url + location)).toContain('Quote Request Submitted!')
		const rows = await store.db.selectFrom('quote_requests').select('service_type').execute()
		expect(rows).toEqual([{ service_type: 'commercial' }])
		const consents = await store.db.selectFrom('consent_records').select('page').execute()
		expect(consents).toEqual([{ page: '/commercial/2-yard' }])
	})
})
