import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sampleFacts as facts } from '#test/sample_facts.ts'
import { describeOffice } from '#test/office_server.ts'
import { readHead } from '#test/page_head.ts'

describeOffice('the metadata of a page', (office) => {
	/** The site's default origin, used unless one is configured. */
	const origin = () => office().url.replace('127.0.0.1', 'localhost')
	const html = async (path: string) => (await fetch(office().url + path)).text()
	const head = async (path: string) => readHead(await html(path))
	/** The structured data of a page, keyed by type. */
	const structuredData = async (path: string) =>
		new Map((await head(path)).blocks.map((block) => [block['@type'], block]))

	test('MD-01 MD-02 every page has its own title, description, address and preview', async () => {
		const titles = new Set<string>()
		const descriptions = new Set<string>()
		for (const path of ['/', '/contact', '/search', '/nowhere']) {
			const read = await head(path)
			const [title = ''] = read.titles
			expect(title).toContain(facts.name)
			titles.add(title)
			const [description = '', ...others] = read.descriptions
			expect(others).toEqual([])
			expect(description.length).toBeGreaterThan(20)
			expect(description.length).toBeLessThanOrEqual(160)
			descriptions.add(description)
			// A missing page has no canonical address.
			const own = path === '/nowhere' ? [] : [origin() + path]
			expect(read).toMatchObject({ canonicals: own, shared: own })
			expect(read.preview).toMatchObject({
				titles: [title],
				descriptions: [description],
				cards: ['summary_large_image'],
			})
			const preview = await fetch(read.preview.images[0] ?? '')
			expect(preview.status).toBe(200)
			expect(preview.headers.get('content-type')).toBe('image/jpeg')
			const { width, height } = await sharp(await preview.arrayBuffer()).metadata()
			expect([width, height]).toEqual([1200, 630])
		}
		expect(titles.size).toBe(4)
		expect(descriptions.size).toBe(4)
	})

	test('MD-03 canonical addresses have no campaign tags or click ids', async () => {
		for (const path of ['/', '/contact']) {
			const own = [origin() + path]
			const { canonicals, shared } = await head(`${path}?utm_source=a&utm_campaign=b&gclid=c&fbclid=d`)
			expect({ canonicals, shared }).toEqual({ canonicals: own, shared: own })
		}
	})

	test('MD-04 D7 search engines get our name, hours and service area', async () => {
		for (const path of ['/', '/contact']) {
			const business = (await structuredData(path)).get('LocalBusiness')
			expect(business).toMatchObject({
				name: facts.name,
				telephone: facts.phone,
				email: facts.email,
				priceRange: '$$',
				url: `${origin()}/`,
				address: { addressLocality: 'Loveland', addressRegion: 'CO' },
				openingHoursSpecification: {
					dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
					opens: '07:00',
					closes: '16:00',
				},
			})
			expect(business?.['areaServed']).toContainEqual(
				expect.objectContaining({ '@type': 'GeoCircle', geoRadius: 50_000 }),
			)
			expect(business, 'no rating of our own making (decision D7)').not.toHaveProperty('aggregateRating')
		}
	})

	test('MD-04 the contact page has its breadcrumb; the home page its questions and services', async () => {
		expect((await structuredData('/contact')).get('BreadcrumbList')).toMatchObject({
			itemListElement: [
				{ position: 1, name: 'Home', item: `${origin()}/` },
				{ position: 2, name: 'Contact', item: `${origin()}/contact` },
			],
		})
		const page = await html('/')
		const faqs = (await structuredData('/')).get('FAQPage')?.['mainEntity']
		const questions = faqs as { '@type': string; name: string }[]
		const summaries = page
			.match(/<section[^>]*id="faq"[^]*?<\/section>/)?.[0]
			.match(/<summary[^]*?<\/summary>/g)
		expect(questions.length).toBeGreaterThan(0)
		expect(questions.length).toBe(summaries?.length)
		for (const [at, question] of questions.entries()) {
			expect(question['@type']).toBe('Question')
			expect(summaries?.[at]).toContain(asHtml(question.name))
		}
	})

	test('MD-04 each service of the overview names the places that it is offered in', async () => {
		const { blocks } = await head('/services')
		const placesOf = (name: string) => {
			const area = blocks.find((block) => block['@type'] === 'Service' && block['name'] === name)?.[
				'areaServed'
			]
			return (area as { name: string }[]).map((place) => place.name)
		}
		const named = (places: readonly string[]) => places.map((place) => `${place}, ${facts.address.state}`)
		for (const name of ['Residential trash', 'Recycling', 'Seasonal lawn pickup', 'HOA packages'])
			expect(placesOf(name), name).toEqual(named(facts.routes.carts))
		for (const name of ['Commercial dumpsters', 'Roll-off containers'])
			expect(placesOf(name), name).toEqual(named(facts.routes.containers))
		expect(facts.routes.carts).not.toEqual(facts.routes.containers)
	})

	test('MD-02 a long description is cut after a word, to 157 characters at most and an ellipsis', async () => {
		const description = 'We haul what you throw out, every week, on the day we said. '.repeat(5).trim()
		await office()
			.store.db.updateTable('page_sections')
			.where('page_slug', '=', 'home')
			.where('section_name', '=', 'hero')
			.set({ description })
			.execute()
		await expect.poll(() => html('/')).toContain(description)
		const [shown = ''] = (await head('/')).descriptions
		expect(shown.length).toBeLessThanOrEqual(160)
		expect(shown).toMatch(/\w\.{3}$/)
		const kept = shown.slice(0, -3)
		expect(description.startsWith(kept)).toBe(true)
		expect(description.slice(kept.length)).toMatch(/^[\s,.]/)
	})
})

/** Escapes text like React. */
function asHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
}
