import { expect, test } from 'vitest'
import type { Facts } from '#app/company/facts_type.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { testimonials } from '#db/seed/testimonials.ts'
import { describeOffice } from '#test/office_server.ts'
import { shownHtml } from '#test/shown_html.ts'
import { get, post, signIn } from '#test/staff.ts'

const list = '/admin/content/testimonials'
const own = 'Poudre Valley Waste'
const rolloffTown = '/roll-off-dumpsters/windsor'

const storied = [
	'/',
	'/about',
	'/contact',
	'/residential/windsor',
	'/privacy-policy',
	'/search?q=who+owns+the+company',
]

/** Checks that no page mentions the sample company's family. */
async function tellsNoStory(textOf: (path: string) => Promise<string>) {
	for (const path of storied) {
		// The name of a fact is not shown to visitors.
		const html = (await textOf(path)).replaceAll('familyOwned', '')
		const said = ['2008', 'foundingDate', 'amily', 'ball field', 'How it started', 'years on these roads']
		expect(
			said.filter((words) => html.includes(words)),
			path,
		).toEqual([])
	}
	expect(shownHtml(await textOf('/'))).toContain('No contracts, no hidden fees.')
	expect(shownHtml(await textOf('/about'))).toContain(`>About ${own}</h1>`)
}

type Rating = NonNullable<Facts['rating']>

/** Replaces the saved rating. */
async function rate(url: string, cookie: string, was: Rating, { value, count, source }: Rating) {
	const { smsConsentRequired } = sampleFacts
	const seen = {
		'rating.value': was.value,
		'rating.count': was.count,
		'rating.source': was.source,
		smsConsentRequired,
	}
	const fields = {
		'row-version': JSON.stringify(seen),
		'rating.value': String(value),
		'rating.count': String(count),
		'rating.source': source ?? '',
		smsConsentRequired: 'on',
	}
	const saved = await post(url, '/admin/facts/reviews', fields, { cookie })
	expect(saved.status, await saved.text()).toBe(303)
}

describeOffice('the sample company’s testimonials, rating and story', (office) => {
	const textOf = async (path: string, cookie?: string) => (await get(office().url, path, cookie)).text()
	const rename = async (cookie: string, from: string, to: string) => {
		const fields = { 'row-version': JSON.stringify({ name: from }), name: to }
		expect((await post(office().url, '/admin/facts/company', fields, { cookie })).status).toBe(303)
	}
	test('FI-50 FI-51 FI-53 leave every page when the name changes, and a testimonial comes back once it has its source and day', async () => {
		const cookie = await signIn(office(), 'owner')
		const words = testimonials.filter(({ is_approved }) => is_approved).map(({ content }) => content)
		const home = await textOf('/')
		expect(home).toContain('From the neighbors')
		expect(home.replaceAll('<!-- -->', '')).toContain('128 reviews')
		expect(await textOf(list, cookie)).toContain('>Sample</span>')

		await rename(cookie, sampleFacts.name, own)
		const pages = [await textOf('/'), await textOf(rolloffTown), await textOf('/about')]
		for (const html of pages) {
			expect(words.filter((content) => html.includes(content))).toEqual([])
			for (const gone of ['aria-label="Reviews"', 'From the neighbors', 'aggregateRating', '"count":128'])
				expect(html).not.toContain(gone)
		}
		expect(await textOf(list, cookie)).toContain('>Sample, not shown</span>')
		await tellsNoStory(textOf)

		const bakery = testimonials.find(({ id }) => id === 'testimonial-bakery')
		const path = `${list}/${bakery?.id}`
		const form = await textOf(path, cookie)
		expect(form).toContain('because the company has its own name now')
		const control = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(form)?.[1] ?? ''
		const said = {
			'row-id': control('row-id'),
			'row-version': control('row-version'),
			content: 'They moved us to a smaller bin.',
			rating: '5',
			customer_name: 'Priya N.',
			customer_title: '',
			company: '',
			location: 'Wellington',
			image_url: '',
			service_type: 'commercial',
			source: bakery?.source ?? '',
			said_on: '',
			is_approved: 'on',
			is_featured: 'on',
			intent: 'publish',
		}
		const refused = await (await post(office().url, path, said, { cookie })).text()
		expect(refused).toContain('Please say where they said it, or check Sample data.')
		expect(refused).toContain('Please enter the day they said it, or check Sample data.')
		expect(await textOf('/')).not.toContain('They moved us to a smaller bin.')
		const confirmed = { ...said, source: 'A letter to the office', said_on: '2026-03-09' }
		expect((await post(office().url, path, confirmed, { cookie })).status).toBe(303)
		const voiced = await textOf('/')
		expect(voiced).toContain('They moved us to a smaller bin.')
		expect(voiced).not.toContain('"count":128')
		await rate(office().url, cookie, sampleFacts.rating, { ...sampleFacts.rating, source: 'Google' })
		expect(await textOf('/')).not.toContain('aggregateRating')
	})
})

describeOffice('the year of the first pickup', (office) => {
	test('FI-53 is shown when the company has set its own, and its story once it is rewritten', async () => {
		const { url, store } = office()
		const cookie = await signIn(office(), 'owner')
		const { name, founded } = sampleFacts
		const seen = { name, 'founded.year': founded.year, 'founded.month': founded.month }
		const fields = {
			'row-version': JSON.stringify(seen),
			name: own,
			'founded.year': '1994',
			'founded.month': '3',
		}
		expect((await post(url, '/admin/facts/company', fields, { cookie })).status).toBe(303)
		const about = shownHtml(await (await get(url, '/about')).text()).replaceAll('<!-- -->', '')
		const since = 'since 1994, out of'
		for (const words of ['Local Since 1994', 'founded in March 1994', `Local ${since}`, 'Local since 1994'])
			expect(about).toContain(words)
		for (const words of ['ball field', 'amily']) expect(about).not.toContain(words)
		expect((await (await get(url, '/')).text()).replaceAll('familyOwned', '')).not.toContain('amily')
		const right = { group: 'company', fact: 'familyOwned' }
		expect((await post(url, '/admin/as-shipped', right, { cookie })).status).toBe(303)
		await expect
			.poll(async () => (await (await get(url, '/about')).text()).replaceAll('<!-- -->', ''))
			.toContain(`Family-owned ${since}`)
		expect(await (await get(url, '/')).text()).toContain('A local family has been doing it since March 1994.')
		await store.db
			.updateTable('page_sections')
			.set({ description: 'We play softball here on Tuesdays.' })
			.where('id', '=', 'section-about-story-community')
			.execute()
		await expect
			.poll(async () => (await get(url, '/about')).text())
			.toContain('We play softball here on Tuesdays.')
	})
})

describeOffice('a rating', (office) => {
	test('FI-51 D7 is shown when the company has set its own, and given to search engines once its source is set', async () => {
		const { url } = office()
		const cookie = await signIn(office(), 'owner')
		const company = { 'row-version': JSON.stringify({ name: sampleFacts.name }), name: own }
		expect((await post(url, '/admin/facts/company', company, { cookie })).status).toBe(303)
		const page = async (path: string) => (await (await get(url, path)).text()).replaceAll('<!-- -->', '')
		const counted = { value: 4.6, count: 130, source: null }
		await rate(url, cookie, sampleFacts.rating, counted)
		expect(await page('/')).toContain('130 reviews')
		expect(await page('/'), 'of unknown origin, D7').not.toContain('aggregateRating')
		await rate(url, cookie, counted, { ...counted, source: 'Google, November 30, 2026' })
		await expect.poll(() => page('/')).toContain('"ratingValue":4.6,"reviewCount":130')
		for (const path of ['/', rolloffTown]) {
			expect(await page(path)).toContain('130 reviews')
			expect(await page(path), 'as of when').toContain('>Google, November 30, 2026</p>')
		}
	})
})
