import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { builtInFacts as facts } from '#app/company/built_in_facts.ts'
import { expect, test, untilServed } from './site.ts'

const meta = (page: Page, selector: string) =>
	page.locator(`head meta[${selector}]`).evaluateAll((all) => all.map((one) => one.getAttribute('content')))

const canonical = (page: Page) =>
	page.locator('link[rel="canonical"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** The structured data of a page, keyed by type. */
async function structuredData(page: Page): Promise<Map<unknown, Record<string, unknown>>> {
	const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
	const blocks = texts.map((text) => JSON.parse(text) as Record<string, unknown>)
	return new Map(blocks.map((block) => [block['@type'], block]))
}

test.describe('the metadata of a page', { tag: '@desktop' }, () => {
	test('MD-01 MD-02 every page has its own title, description, address and preview', async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/404 \(Not Found\).*\/nowhere/)
		const titles = new Set<string>()
		const descriptions = new Set<string>()
		for (const path of ['/', '/contact', '/search', '/nowhere']) {
			await page.goto(path, { waitUntil: 'domcontentloaded' })
			const title = await page.title()
			expect(title).toContain(facts.name)
			titles.add(title)
			const [description = '', ...others] = await meta(page, 'name="description"')
			expect(others).toEqual([])
			expect(description?.length).toBeGreaterThan(20)
			expect(description?.length).toBeLessThanOrEqual(160)
			descriptions.add(description ?? '')
			// A missing page has no canonical address.
			const own = path === '/nowhere' ? [] : [site.url + path]
			expect(await canonical(page)).toEqual(own)

			expect(await meta(page, 'property="og:title"')).toEqual([title])
			expect(await meta(page, 'property="og:description"')).toEqual([description])
			expect(await meta(page, 'property="og:url"')).toEqual(own)
			expect(await meta(page, 'name="twitter:card"')).toEqual(['summary_large_image'])
			const [image = ''] = await meta(page, 'property="og:image"')
			const preview = await fetch(image ?? '')
			expect(preview.status).toBe(200)
			expect(preview.headers.get('content-type')).toBe('image/jpeg')
			const { width, height } = await sharp(await preview.arrayBuffer()).metadata()
			expect([width, height]).toEqual([1200, 630])
		}
		expect(titles.size).toBe(4)
		expect(descriptions.size).toBe(4)
	})

	test('MD-03 canonical addresses have no campaign tags or click ids', async ({ page, site }) => {
		for (const path of ['/', '/contact']) {
			await page.goto(`${path}?utm_source=a&utm_campaign=b&gclid=c&fbclid=d`, {
				waitUntil: 'domcontentloaded',
			})
			expect(await canonical(page)).toEqual([site.url + path])
			expect(await meta(page, 'property="og:url"')).toEqual([site.url + path])
		}
	})

	test('MD-04 D7 search engines get our name, hours and service area', async ({ page, site }) => {
		for (const path of ['/', '/contact']) {
			await page.goto(path, { waitUntil: 'domcontentloaded' })
			const business = (await structuredData(page)).get('LocalBusiness')
			expect(business).toMatchObject({
				name: facts.name,
				telephone: facts.phone,
				email: facts.email,
				priceRange: '$$',
				url: `${site.url}/`,
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

	test('MD-04 the contact page has its breadcrumb; the home page its questions and services', async ({
		page,
		site,
	}) => {
		await page.goto('/contact')
		expect((await structuredData(page)).get('BreadcrumbList')).toMatchObject({
			itemListElement: [
				{ position: 1, name: 'Home', item: `${site.url}/` },
				{ position: 2, name: 'Contact', item: `${site.url}/contact` },
			],
		})
		await page.goto('/')
		const questions = await page.locator('#faq summary').allTextContents()
		const faqs = (await structuredData(page)).get('FAQPage')?.['mainEntity']
		expect(faqs).toEqual(questions.map((name) => expect.objectContaining({ '@type': 'Question', name })))
	})
})

test.describe('a long description', { tag: '@desktop' }, () => {
	test.use({ hasOwnSite: true })

	test('MD-02 is cut after a word, to 157 characters at most and an ellipsis', async ({ page, site }) => {
		const description = 'We haul what you throw out, every week, on the day we said. '.repeat(5).trim()
		await site.store.db
			.updateTable('page_sections')
			.where('page_slug', '=', 'home')
			.where('section_name', '=', 'hero')
			.set({ description })
			.execute()
		await untilServed(site, '/', description)
		await page.goto('/')
		const [shown] = await meta(page, 'name="description"')
		expect(shown?.length).toBeLessThanOrEqual(160)
		expect(shown).toMatch(/\w\.{3}$/)
		const kept = shown?.slice(0, -3) ?? ''
		expect(description.startsWith(kept)).toBe(true)
		expect(description.slice(kept.length)).toMatch(/^[\s,.]/)
	})
})
