import { saveFacts } from '#test/save_facts.ts'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runServer, serveStore } from '#test/serve_store.ts'
import { get as open, post, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

const slugs = [
	'berthoud',
	'fort-collins',
	'greeley',
	'longmont',
	'loveland',
	'northern-communities',
	'severance',
	'wellington',
	'windsor',
]

/**
 * Starts a server on the store and returns a function that gets pages by path; `text` is the page's text
 * without tags.
 */
async function site(store: FreshStore, environment: Record<string, string> = {}) {
	const { url } = await serveStore(store.connection, { PUBLIC_URL: 'https://hauler.example', ...environment })
	return async (path: string) => {
		const response = await fetch(url + path)
		const html = await response.text()
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
		const text = decoded(main.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
		return { status: response.status, html, main, text }
	}
}

/** The slugs of the towns offered on an unknown town's page, in order. */
function offeredIn(html: string): (string | undefined)[] {
	return [...html.matchAll(/href="\/roll-off-dumpsters\/([\w-]+)"/g)].map(([, slug]) => slug)
}

function decoded(html: string): string {
	return html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}

function structured(html: string): Record<string, unknown>[] {
	const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
	return [...blocks].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
}

describeStore('sqlite', 'the roll-off pages', (fresh) => {
	test('RO-01 RO-07 FI-24 FI-30 the overview has its parts in order, its links and its structured data', async () => {
		const page = await (await site(await fresh({ seed: true })))('/roll-off-dumpsters')
		expect(page.status).toBe(200)
		const headings = [...page.main.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, words = '']) =>
			words.replace(/<[^>]*>/g, ''),
		)
		expect(headings).toEqual([
			'An open steel box, set down where you work',
			'Where should it go?',
			'Today, if you order before noon',
			'Keep it as long as the job takes',
			'How a rental goes',
			'The numbers',
			'Beside a person and a pickup',
			'Before the truck comes',
			'Tell us what you are throwing out',
		])
		for (const slug of slugs) expect(page.main).toContain(`href="/roll-off-dumpsters/${slug}"`)
		for (const step of ['Choose', 'Schedule', 'Fill', 'We Pick It Up']) {
			expect(page.main).toContain(`>${step}</h3>`)
		}
		const map = page.main.slice(
			page.main.indexOf('Map of the towns we serve'),
			page.main.indexOf('</figure>'),
		)
		expect(map).toContain("href='/roll-off-dumpsters/northern-communities'")
		expect(map).toContain("href='/roll-off-dumpsters/windsor'")
		expect(map).not.toContain('/contact')
		expect(page.main).toMatch(/href="\/contact\?service=rolloff"[^>]*>Schedule Delivery/)
		expect(page.main).toContain('Name the day in the form.')
		expect(page.text).toContain('the size (12, 15, 20 and 30 yards), how far your town is, the tons')
		expect(page.text).toMatch(/This button calls \(970\) 555-0142/)
		expect(page.main).toMatch(/href="tel:[^>]*>(<svg.*?<\/svg>)?Learn More/s)
		expect(page.main.match(/>Order Here</g)).toHaveLength(4)
		expect(page.main.match(/Call for Pricing</g)).toHaveLength(4)
		expect(page.text).toContain('orders placed before noon')
		expect(page.text, 'decision D5').toContain(
			'12 Yard Pickup loads 4-6 Weight limit 2-3 tons Dimensions 14x8x3.5 ft',
		)
		expect(page.text, 'decision D6').toMatch(/15 Yard Popular 15 cubic yards/)
		expect(page.text.match(/Popular/g)).toHaveLength(1)
		expect(structured(page.html).map((block) => block['@type'])).toEqual([
			'LocalBusiness',
			'Service',
			'BreadcrumbList',
			'FAQPage',
		])
	})

	test('RO-01 managed sections replace the defaults, and without towns there is no picker', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('page_sections')
			.set({ title: 'Boxes for rent', button_text: 'Book it' })
			.where('page_slug', '=', 'roll-off')
			.where('section_name', '=', 'same-day')
			.execute()
		await store.db.updateTable('rolloff_towns').set({ is_active: false }).execute()
		const { text } = await (await site(store))('/roll-off-dumpsters')
		expect(text).toContain('Boxes for rent')
		expect(text).toContain('Book it')
		expect(text).not.toContain('Where should it go?')
	})

	test('RO-02 sizes that cannot be read and missing questions are reported with the specified texts', async () => {
		const store = await fresh({ seed: true })
		await store.db.deleteFrom('rolloff_faqs').execute()
		await store.db.schema.dropTable('rolloff_sizes').execute()
		const get = await site(store)
		const overview = await get('/roll-off-dumpsters')
		expect(overview.status).toBe(200)
		expect(overview.text).toContain('Unable to load dumpster sizes. Please try again later.')
		expect(overview.text).toContain('No FAQs available at this time.')
		expect((await get('/rolloff-12-yard')).text, 'the built-in words').toContain(
			'Short enough for most driveways',
		)
	})

	test('RO-03 RO-04 every town has a page of its own', async () => {
		const get = await site(await fresh({ seed: true }))
		const titles = new Set<string>()
		const sections = new Set<string>()
		for (const slug of slugs) {
			const { status, html, main, text } = await get(`/roll-off-dumpsters/${slug}`)
			expect(status, slug).toBe(200)
			titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
			sections.add(/id="where-it-stands"[^>]*>(.*?)</.exec(main)?.[1] ?? '')
			sections.add(/id="what-goes-in"[^>]*>(.*?)</.exec(main)?.[1] ?? '')
			expect(html).toContain(
				`<link rel="canonical" href="https://hauler.example/roll-off-dumpsters/${slug}"/>`,
			)
			expect(text).toMatch(/12-30 yard sizes .+ delivery .+ service/)
			expect(text).toContain('Professional Roll-Off Service in ')
			expect(text).toMatch(/4\.8 .*from 128 reviews/)
			expect(main).toMatch(/href="\/roll-off-dumpsters\/[a-z-]+#quote-form"|href="#quote-form"/)
			expect(text, 'FI-30').toContain(
				'Send the form on this page. We get back to you within 2 business hours',
			)
			expect(main).toMatch(/href="tel:/)
			const offered = structured(html).find((block) => block['@type'] === 'Service')
			expect(JSON.stringify(offered?.['areaServed'])).toMatch(/CO/)
		}
		expect(titles.size).toBe(slugs.length)
		expect(sections.size, 'nothing is a template').toBe(2 * slugs.length)
	})

	test('RO-03 the headings, three of them with their own wording', async () => {
		const get = await site(await fresh({ seed: true }))
		const headings = {
			windsor: 'Roll-Off Dumpster Rentals in Windsor',
			'fort-collins': 'Roll-Off Dumpster Rentals in Fort Collins',
			berthoud: 'Roll-Off Dumpster Rentals for Berthoud',
			severance: 'Roll-Off Dumpster Rentals Around Severance',
			'northern-communities': 'Rural &amp; Mountain Dumpster Rentals',
		}
		for (const [slug, heading] of Object.entries(headings)) {
			const { main } = await get(`/roll-off-dumpsters/${slug}`)
			expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(main)?.[1]).toBe(heading)
		}
	})

	test('RO-04 a town added by the office, its managed sections and the reviews search', async () => {
		const store = await fresh({ seed: true })
		const { db } = store
		const windsor = await db
			.selectFrom('rolloff_towns')
			.selectAll()
			.where('slug', '=', 'windsor')
			.executeTakeFirstOrThrow()
		const added = { id: 'added', slug: 'timnath', name: 'Timnath', meta_title: null, hero_subheading: null }
		await db
			.insertInto('rolloff_towns')
			.values({ ...windsor, ...added })
			.execute()
		const section = await db
			.selectFrom('page_sections')
			.selectAll()
			.where('page_slug', '=', 'roll-off')
			.where('section_name', '=', 'hero')
			.executeTakeFirstOrThrow()
		await db
			.insertInto('page_sections')
			.values({
				...section,
				id: 'managed',
				page_slug: 'roll-off-timnath',
				section_name: 'what-goes-in',
				title: 'Mostly sod',
				description: '',
			})
			.execute()
		const get = await site(store, { REVIEWS_SEARCH_URL: 'https://reviews.example/search?q=hauler' })
		const { html, main, text } = await get('/roll-off-dumpsters/timnath')
		expect(html).toContain('<title>Roll-Off Rental in Timnath | Horsetooth Hauling</title>')
		expect(text).toContain('Mostly sod Furniture, wood, drywall')
		expect(text).toContain('A firm, clear spot')
		expect(main).toContain('href="https://reviews.example/search?q=hauler"')
	})

	test('RO-05 FI-89 an unknown or inactive town is a 404 with links to the towns there are, by their names', async () => {
		const store = await fresh({ seed: true })
		const { db } = store
		await db
			.updateTable('rolloff_towns')
			.set({ name: 'Wolf Creek' })
			.where('slug', '=', 'wellington')
			.execute()
		await store.db
			.updateTable('rolloff_towns')
			.set({ is_active: false })
			.where('slug', 'in', ['severance', 'greeley'])
			.execute()
		const get = await site(store)
		for (const slug of ['nowhere', 'severance', 'wind-sor']) {
			const { status, main, text } = await get(`/roll-off-dumpsters/${slug}`)
			expect(status).toBe(404)
			expect(text).toContain('Page Not Found The requested rolloff service page could not be found.')
			const links = ['fort-collins', 'loveland', 'windsor', 'longmont', 'wellington', 'berthoud']
			expect(offeredIn(main)).toEqual([...links, 'northern-communities'])
			expect(text).toContain('Wolf Creek')
			expect(text).not.toContain('Wellington')
		}
	})

	test('RO-05 an unknown town’s page offers the towns in the order in which the company took them on', async () => {
		const sample = await fresh({ seed: true })
		expect(offeredIn((await (await site(sample))('/roll-off-dumpsters/nowhere')).main)).toEqual([
			'fort-collins',
			'loveland',
			'windsor',
			'greeley',
			'longmont',
			'wellington',
			'berthoud',
		])

		// A company's file lists its towns in the order they were taken on; here it is reversed.
		const folder = mkdtempSync(join(tmpdir(), 'hauler-company-'))
		onTestFinished(() => rmSync(folder, { recursive: true }))
		cpSync('companies/whetstone', folder, { recursive: true })
		const file = join(folder, 'rolloff_towns.json')
		const towns = JSON.parse(readFileSync(file, 'utf8')) as object[]
		writeFileSync(file, JSON.stringify(towns.toReversed()))
		const { url } = await runServer((await fresh()).connection, { COMPANY: folder })
		const page = await (await fetch(`${url}/roll-off-dumpsters/nowhere`)).text()
		expect(offeredIn(page)).toEqual(['sunbury', 'delaware'])
	})

	test("RO-05 a town's path ignores letter case", async () => {
		const get = await site(await fresh({ seed: true }))
		expect(await get('/roll-off-dumpsters/Windsor')).toEqual(await get('/roll-off-dumpsters/windsor'))
	})

	test('RO-05 towns that cannot be read are an error that says so', async () => {
		const store = await fresh({ seed: true })
		await store.db.schema.dropTable('rolloff_towns').execute()
		const { status, text } = await (await site(store))('/roll-off-dumpsters/windsor')
		expect(status).toBe(503)
		expect(text).toContain(
			'Error Loading Page Our list of towns could not be read. There was an error loading the rolloff service page.',
		)
	})

	test('RO-06 every size has a page with its numbers (decisions D5 and D6), its quote link and its drawing', async () => {
		const get = await site(await fresh({ seed: true }))
		const numbers = [
			[12, '4-6', '2-3 tons', '14x8x3.5 ft'],
			[15, '6-8', '3-4 tons', '16x8x4 ft'],
			[20, '8-10', '4-5 tons', '22x8x4 ft'],
			[30, '12-15', '6-8 tons', '22x8x6 ft'],
		] as const
		for (const [yards, loads, tons, measures] of numbers) {
			const { main, text } = await get(`/rolloff-${yards}-yard`)
			expect(text).toContain(`${yards} cubic yards`)
			expect(text).toContain(`Pickup loads ${loads} Weight limit ${tons} Outside dimensions ${measures}`)
			expect(decoded(main)).toMatch(
				new RegExp(`href="/roll-off-dumpsters\\?size=${yards}#towns"[^>]*>Get a Quote`),
			)
			expect(text).toContain('Dirt, sod, gravel to ')
			expect(main).toMatch(/href="tel:/)
			expect(main).toMatch(new RegExp(`src="/pictures/[0-9a-f]{8}/scale-rolloffs.svg#yard-${yards}"`))
			expect(text.includes('Most popular')).toBe(yards === 20)
		}
	})

	test('CA-02 the calculator answers in the page itself; any other query shows the empty form', async () => {
		const get = await site(await fresh({ seed: true }))
		const answered = await get('/size-calculator?project=roofing&rooms=3&material=light')
		expect(answered.text).toContain('22 Yard Dumpster')
		expect(answered.main).toMatch(/href="\/rolloff-30-yard"[^>]*>Rent the 30 Yard</)
		expect(answered.text, 'of the one to rent, not of 22 yards').toContain(
			'The 30 Yard holds 12-15 pickup loads',
		)
		expect(answered.html).toContain('<link rel="canonical" href="https://hauler.example/size-calculator"/>')
		const capped = await get('/size-calculator?project=construction&rooms=4%2B&material=bulky')
		expect(capped.text).toContain('30 Yard Dumpster')
		for (const query of ['', '?project=roofing', '?project=%3Cscript%3E&material=light']) {
			const { status, text } = await get(`/size-calculator${query}`)
			expect(status).toBe(200)
			expect(text).not.toMatch(/\d Yard Dumpster/)
			expect(text).toContain('Size guide')
		}
	})

	test('RO-11 a container with a price shows its total first on cards, its page and town pages, and in search', async () => {
		const store = await fresh({ seed: true })
		await store.db
			.updateTable('rolloff_sizes')
			.set({
				price_dollars: 449.5,
				included_days: 7,
				included_tons: 2,
				extra_day_dollars: 11,
				extra_ton_dollars: 75,
				wasted_trip_dollars: 140,
			})
			.where('cubic_yards', '=', 15)
			.execute()
		const get = await site(store)
		const extras = '$11 for each further day, $75 for each further ton and $140 for a trip in vain'
		for (const path of ['/roll-off-dumpsters', '/rolloff-15-yard', '/roll-off-dumpsters/windsor']) {
			const { html, text } = await get(path)
			expect(/\$\d[\d.]*|\d+ Yard Dumpster/.exec(text)?.[0], path).toBe('$449.50')
			expect(text).toContain('Delivery, pickup, 7 days, 2 tons and every fee included.')
			expect(text).toContain(extras)
			const offers = structured(html).flatMap(({ offers: all }) => all ?? [])
			expect(offers, path).toMatchObject([
				{ '@type': 'Offer', name: '15 Yard Dumpster', price: 449.5, priceCurrency: 'USD' },
			])
		}
		const overview = await get('/roll-off-dumpsters')
		expect(overview.text.match(/Call for Pricing/g)).toHaveLength(3)
		const other = await get('/rolloff-12-yard')
		expect(other.text.indexOf('$'), 'the total of its neighbor, and nothing before').toBe(
			other.text.indexOf('$449.50'),
		)
		expect(structured(other.html).some(({ offers }) => offers !== undefined)).toBe(false)
		expect((await get('/search?q=how+much+is+a+roll-off')).text).toContain('$449.50 in all')
		expect((await get('/search?q=how+much+is+a+15+yard+dumpster')).text).toContain('$449.50 in all')
		const unpriced = (await get('/search?q=how+much+is+a+20+yard+dumpster')).text
		expect(unpriced, 'the price of another size is none of this').toContain('A price for your job, free')
	})

	test('RO-11 each of two containers with prices shows its own total, and the prices seen are stored with a request, also by phone', async () => {
		const store = await fresh({ seed: true })
		const price = (yards: number, price_dollars: number) =>
			store.db
				.updateTable('rolloff_sizes')
				.set({ price_dollars, included_days: 7, extra_day_dollars: 11 })
				.where('cubic_yards', '=', yards)
				.execute()
		await price(15, 449)
		await price(30, 629)
		const { url } = await serveStore(store.connection)
		const read = async (path: string, cookie?: string) => {
			const html = await (await open(url, path, cookie)).text()
			return decoded(html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')
		}
		const seen =
			'$449 in all. Delivery, pickup, 7 days and every fee included. On top may come $11 for each further day.'
		for (const path of ['/size-calculator', '/rolloff-20-yard']) {
			const text = await read(path)
			expect(text, path).toMatch(/\$449 in all for the 15-yard .*15 Yard/)
			expect(text, path).toMatch(/\$629 in all for the 30-yard .*30 Yard/)
		}
		expect(await read('/services')).toContain('from $449 in all, on top may come $11 for each further day')

		const asked = {
			full_name: 'June Alvarez',
			location: '318 Maple St, Windsor',
			phone: '970 555 0142',
			email: 'june@example.com',
			smsConsent: 'on',
		}
		const sizes = ['12 Yard', '15 Yard', '30 Yard'].map((size) => ['dumpster_sizes', size])
		const form = new URLSearchParams([...Object.entries(asked), ...sizes])
		const town = '/roll-off-dumpsters/windsor'
		const shownOn = (html: string) => /name="prices" value="([^"]*)"/.exec(html)?.[1] ?? ''
		form.set('prices', shownOn(await (await open(url, town)).text()))
		const sent = await post(url, town, form)
		expect(sent.status).toBe(303)
		const cookie = await signIn({ url, store }, 'owner')
		const phoned = '/admin/requests/new?kind=rolloff'
		const say = (fields: Record<string, string>) =>
			post(url, phoned, new URLSearchParams([...Object.entries({ ...asked, ...fields }), ...sizes]), {
				cookie,
			})
		const lines = [`${seen} That is the 15 Yard.`, `${seen.replace('449', '629')} That is the 30 Yard.`]
		const told = lines.join('\n')
		expect((await say({ intent: 'save' })).status, 'nobody read it out').toBe(422)
		const readOut = await say({ intent: 'readout' })
		expect([readOut.status, readOut.headers.get('location')]).toEqual([200, null])
		expect(decoded(await readOut.text())).toContain(told)
		const saved = await say({ intent: 'save', told: lines.join('\r\n') })
		expect([saved.status, await saved.text()]).toEqual([303, ''])

		await price(15, 500)
		const rows = await store.db.selectFrom('rolloff_quote_requests').select('prices_seen').execute()
		expect(rows).toEqual([1, 2].map(() => ({ prices_seen: told })))
		const lead = await store.db.selectFrom('lead_work').select('lead_id').executeTakeFirstOrThrow()
		expect(await read(`/admin/leads/rolloff/${lead.lead_id}`, cookie)).toMatch(/Prices they saw \$449 in all/)
		const mails = await store.db.selectFrom('outbox').select(['kind', 'body']).execute()
		const office = mails.find(({ kind }) => kind === 'staff')?.body
		expect(office).toContain(`Prices they saw: ${told}`)
		const file = await (await post(url, '/admin/leads/export', {}, { cookie })).text()
		expect(file).toContain(told)
		const receipt = mails.find(({ kind }) => kind === 'receipt')?.body ?? ''
		expect(receipt.indexOf(told), 'the price comes first').toBeLessThan(
			receipt.indexOf('We have your request'),
		)
		expect(receipt).toContain(told)

		// The form was opened before the prices changed.
		await saveFacts(store, { 'prices.recycling': 10.1 })
		await expect.poll(async () => shownOn(await (await open(url, town)).text())).toContain('15 500 7')
		form.set('location', '7 Elm St, Windsor')
		const refused = await post(url, town, form)
		expect(refused.status).toBe(422)
		const again = await refused.text()
		expect(again).toContain('Our prices changed while you were filling in the form.')
		expect(again).toContain('value="7 Elm St, Windsor"')
		form.set('prices', shownOn(again))
		expect((await post(url, town, form)).status).toBe(303)
		const asSeen = await store.db.selectFrom('rolloff_quote_requests').select('prices_seen').execute()
		expect(asSeen.filter(({ prices_seen: of }) => of === told.replace('449', '500'))).toHaveLength(1)
		expect(asSeen).toHaveLength(3)
	})

	test('RO-10 sizes are rows: any number of any measures works, a page is optional, and a removed size is never mentioned', async () => {
		const store = await fresh({ seed: true })
		const rows = await store.db.selectFrom('rolloff_sizes').selectAll().orderBy('cubic_yards').execute()
		const [first] = rows
		if (!first) throw new Error('no sizes')
		await store.db.deleteFrom('rolloff_sizes').where('cubic_yards', '>', 12).execute()
		const long = 'A box with a name that has as many letters as there may be in it'.slice(0, 60)
		await store.db
			.insertInto('rolloff_sizes')
			.values(
				[6, 10, 40, 50].map((yards, index) => ({
					...first,
					id: `size-${yards}`,
					slug: `${yards}-yard`,
					size_label: index === 0 ? long : `${yards} Yard`,
					cubic_yards: yards,
					length_feet: 8 + index * 8,
					height_feet: 2.5 + index * 2,
					has_page: yards !== 6,
					detailed_description: 'In full.',
					display_order: index + 10,
				})),
			)
			.execute()
		const get = await site(store)
		const overview = await get('/roll-off-dumpsters')
		for (const yards of [6, 10, 12, 40, 50])
			expect(overview.main).toContain(`scale-rolloffs.svg#container-${yards}`)
		expect(overview.text).toContain(long)
		expect(overview.main).not.toContain('/rolloff-6-yard')
		expect(overview.text).not.toMatch(/\b(15|20|30) (yd|yard)/i)
		for (const yards of [10, 40]) expect((await get(`/rolloff-${yards}-yard`)).status, `${yards}`).toBe(200)
		for (const yards of [6, 15, 20])
			expect((await get(`/rolloff-${yards}-yard`)).status, `${yards}`).toBe(404)
		const folder = /\/pictures\/[0-9a-f]{8}/.exec(overview.main)?.[0]
		const { html: drawing, status } = await get(`${folder}/scale-rolloffs.svg`)
		expect(status).toBe(200)
		for (const yards of [6, 50]) expect(drawing).toContain(`id="yard-${yards}"`)
		const form = await get('/roll-off-dumpsters/windsor')
		expect(
			[...form.main.matchAll(/name="dumpster_sizes" value="([^"]*)"/g)].map(([, value]) => value),
		).toEqual([6, 10, 12, 40, 50].map((yards) => `${yards} Yard`))
		expect(form.text).toContain('6-50 yard sizes')

		await store.db.deleteFrom('rolloff_sizes').execute()
		await store.db.deleteFrom('commercial_sizes').execute()
		await expect.poll(async () => (await get('/roll-off-dumpsters/windsor')).text).not.toContain('yard size')
		for (const path of [
			'/roll-off-dumpsters',
			'/size-calculator?project=roofing&material=heavy',
			'/services',
			'/commercial',
			'/',
		])
			expect((await get(path)).status, path).toBe(200)
		expect((await get('/roll-off-dumpsters')).text).not.toMatch(/\d+ (yd|yard)/i)
	})
})
