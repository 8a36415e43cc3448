import { expect, test } from 'vitest'
import { formsOf } from '#test/page_forms.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { get, post, signIn } from '#test/staff.ts'
import type { Routes } from '#app/company/routes.ts'
import { quoteEntries } from '#test/quote_entries.ts'
import { orderEntries } from '#test/order_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { openSmtpSink } from '#test/smtp.ts'
import { describeStore, type Fresh } from '#test/stores.ts'
import { switchOff } from '#test/switch_off.ts'
import { foundIn, passages, wholeSite } from '#test/whole_site.ts'

const { carts, containers }: Routes = sampleFacts.routes
const withoutCarts = containers.filter((place) => !carts.includes(place))
const cartList = /(?:We empty carts in|Carts at home:) [^.<"\n]*/

async function open(fresh: Fresh) {
	const store = await fresh({ seed: true })
	const sink = await openSmtpSink()
	const { url } = await serveStore(store.connection, { SMTP_URL: sink.url })
	const shows = async (path: string, text: string | RegExp) => {
		await expect
			.poll(async () => (await (await fetch(url + path)).text()).replaceAll('<!-- -->', ''), {
				interval: 20,
			})
			.toMatch(text)
	}
	return { store, url, sink, shows }
}

describeStore(
	'sqlite',
	'what the rows say is what every page, article, feed and search result says',
	(fresh) => {
		test('D30 D32 as shipped, pages keep cart towns and container towns apart, put recycling on the trash day, and mention no truck arm', async () => {
			const { url } = await open(fresh)
			const site = await wholeSite(url)
			expect(site.size).toBeGreaterThan(90)
			const lists = foundIn(site, cartList)
			expect(lists.length).toBeGreaterThan(5)
			for (const place of withoutCarts) expect(lists.filter((list) => list.includes(place))).toEqual([])
			for (const place of carts)
				expect(lists.filter((list) => !list.includes(place) && !list.endsWith('…'))).toEqual([])
			expect(passages(site, /every other week|recycling weeks?\b/i)).toEqual([])
			expect(passages(site, /\bthe arm\b|with an arm\b/i)).toEqual([])
			expect(passages(site, /Same weekday every week/)).toEqual([])
			expect(site.get('/residential/windsor')).toContain('Wednesday or Thursday')

			const refused = await fetch(`${url}/order`, {
				method: 'POST',
				body: orderEntries({ address: '500 Lincoln Ave', town: 'Loveland' }),
			})
			expect(refused.status).toBe(422)
			const html = (await refused.text()).replaceAll('<!-- -->', '')
			expect(html).toContain('Loveland yet. We do bring roll-off dumpsters to Loveland.')
			expect(html).not.toContain('Please fix what is marked')
		})

		test('D32 a town that the office took off the site is on no list, on no map, and in no answer', async () => {
			const { store, url, shows } = await open(fresh)
			const off = { is_active: false }
			await store.db.updateTable('residential_towns').set(off).where('slug', '=', 'windsor').execute()
			await shows('/help/where-we-pick-up', /We empty carts in [^.]*Severance and Wellington/)
			const withoutCart = await wholeSite(url)
			expect(foundIn(withoutCart, cartList).filter((list) => list.includes('Windsor'))).toEqual([])
			expect(withoutCart.get('/commercial/2-yard')).toContain('Windsor')
			const pickups = [...withoutCart.keys()].filter((path) => /^\/(?:pickup-day|calendar)\//.test(path))
			expect(pickups.filter((path) => path.includes('wellington'))).not.toEqual([])
			expect(
				pickups.filter((path) => path.includes('windsor')),
				'its areas go with it',
			).toEqual([])
			expect((await fetch(`${url}/pickup-day/windsor-lake`)).status).toBe(404)
			expect((await fetch(`${url}/calendar/windsor-lake.ics`)).status).toBe(404)

			await store.db.updateTable('rolloff_towns').set(off).where('slug', '=', 'windsor').execute()
			await shows('/help/where-we-pick-up', /Containers go to [^.]*Severance and Wellington/)
			const site = await wholeSite(url)
			// Allowed: quotes of neighbors, and streets named after the town.
			const said = /Windsor(?! Lake in the April| Ave| St|<\/(?:span|p|figcaption)>)/
			expect(passages(site, said)).toEqual([])
			expect(passages(site, /Timnath/)).toEqual([])
		})

		test('RT-05 D32 a changed pickup day is given wherever the town is mentioned', async () => {
			const { store, url, shows } = await open(fresh)
			await store.db
				.updateTable('pickup_areas')
				.set({ weekday: 'Thursday' })
				.where('slug', '=', 'wellington')
				.execute()
			await shows('/faqs', /On Thursday\. When one of our holidays/)
			const site = await wholeSite(url)
			expect(passages(site, /Wellington[^.<\n]{0,80}\bMonday|\bMondays?\b[^.<\n]{0,60}Wellington/)).toEqual(
				[],
			)
			const town = site.get('/residential/wellington') ?? ''
			expect(town).toContain('Trash day in Wellington is Thursday.')
			expect(town).toContain('Wellington is Thursday.')
			expect(town).toMatch(/<meta name="description" content="[^"]*Our day there is Thursday\./)
		})

		test('PD-01 the hour by which an area’s carts must be out is given wherever a page tells people to put carts out', async () => {
			const { store, url, shows } = await open(fresh)
			const early = store.db.updateTable('pickup_areas').set({ set_out_hour: 5 })
			await early.where('slug', '=', 'windsor-lake').execute()
			const either = 'by 5:00 AM or 7:00 AM (your street decides)'
			await shows('/residential/windsor', /by 5:00 AM or 7:00 AM \(your street decides\)/)
			const some = await wholeSite(url)
			for (const path of ['/help/cart-placement', '/help/start-service', '/faqs', '/terms-of-service'])
				expect(some.get(path), path).toContain(either)
			expect(some.get('/residential/wellington')).toContain('by 7:00 AM')
			expect(some.get('/residential/wellington')).not.toContain('5:00 AM')
			expect(some.get('/pickup-day/windsor-lake')).toContain('at the curb by 5:00 AM')

			await early.execute()
			await shows('/residential/wellington', 'by 5:00 AM')
			const late = passages(await wholeSite(url), /\b(?:by|before|start at) 7:00 AM/i)
			// A business's gate opens when the office opens, so that page may say 7:00 AM.
			expect(late.filter((found) => !found.startsWith('/help/dumpster-placement'))).toEqual([])
		})

		test('RT-06 PD-10 where an area has no lawn pickup, its town and its page offer none; other towns do', async () => {
			const { store, url, shows } = await open(fresh)
			const wellington = '/residential/wellington'
			await shows(wellington, /lawn pickup/i)
			await store.db
				.updateTable('pickup_areas')
				.set({ has_lawn: false })
				.where('town_slug', '=', 'wellington')
				.execute()
			await shows('/pickup-day/wellington', /move\. Trash and recycling pickup\./)
			const site = await wholeSite(url)
			const paths = [wellington, '/pickup-day/wellington', '/calendar/wellington.ics']
			const own = new Map(paths.map((path) => [path, site.get(path) ?? '']))
			expect(passages(own, /lawn pickup|lawn can|\$49|growing season/i)).toEqual([])
			expect(site.get('/residential/severance')).toMatch(/lawn pickup/i)
		})

		test('a company that sends no texts promises none, asks nobody for consent to them, and takes a quote request without it', async () => {
			const { store, url, shows } = await open(fresh)
			const cookie = await signIn({ url, store }, 'owner')
			const group = '/admin/facts/services'
			const forms = formsOf(await (await get(url, group, cookie)).text(), group)
			const form = forms.find(({ fields }) => fields.some(([name]) => name === 'textNotifications'))
			const typed = new URLSearchParams(form?.fields.map(([name, value]) => [name, value]))
			expect(typed.get('textNotifications')).toBe('on')
			typed.delete('textNotifications')
			expect((await post(url, group, typed, { cookie })).status).toBe(303)
			await shows('/', /^(?![^]*Text Notifications)/)
			const site = await wholeSite(url)
			const texts = /text (?:message|notification)s?\b|by text\b|smsConsent|\btext (?:you|me)\b|reply STOP/i
			// The explanation of older consents stays.
			const kept = /^\/(?:privacy-policy|terms-of-service)/
			expect(passages(site, texts).filter((found) => !kept.test(found))).toEqual([])
			expect(site.get('/privacy-policy')).toContain('Our forms do not ask whether we may text you')

			const byPhone = await (await get(url, '/admin/requests/new', cookie)).text()
			expect(byPhone).toContain('They want a receipt by email')
			expect(byPhone, 'nor on the phone').not.toContain('Text messages')

			const quote = quoteEntries()
			quote.delete('smsConsent')
			const sent = await fetch(`${url}/contact`, { method: 'POST', body: quote, redirect: 'manual' })
			expect(sent.status).toBe(303)
			expect(await store.db.selectFrom('quote_requests').select('name').execute()).toHaveLength(1)
			expect(await store.db.selectFrom('consent_records').selectAll().execute(), 'nobody was asked').toEqual(
				[],
			)
			const mails = await store.db.selectFrom('outbox').select('body').execute()
			expect(mails.filter(({ body }) => body?.includes('Text messages:'))).toEqual([])
		})

		test('RT-06 PD-10 where no area has recycling, its town and its page offer none; other towns do', async () => {
			const { store, url, shows } = await open(fresh)
			const wellington = '/residential/wellington'
			await shows(wellington, /recycling/i)
			const without = store.db.updateTable('pickup_areas').set({ recycling: 'none', recycling_anchor: null })
			await without.where('town_slug', '=', 'wellington').execute()
			await shows('/pickup-day/wellington', /move\. Trash and lawn pickup\./)
			const some = await wholeSite(url)
			const paths = [wellington, '/pickup-day/wellington', '/calendar/wellington.ics']
			const own = new Map(paths.map((path) => [path, some.get(path) ?? '']))
			// The menus list the services of all towns.
			expect(passages(own, /recycling(?! at your curb| services)/i)).toEqual([])
			expect(some.get('/residential/severance')).toMatch(/Recycling/)
			const results = await (await fetch(`${url}/search?q=wellington+residential`)).text()
			expect(results).toContain('Wellington trash pickup')
			expect(results).not.toContain('Wellington trash and recycling pickup')

			await without.execute()
			await shows('/', 'Trash goes out on the same weekday, week after week.')
			const site = await wholeSite(url)
			// What was searched for, and what a household does with its own remain.
			const other = /^\/search|in the recycling/
			expect(passages(site, /recycling/i).filter((found) => !other.test(found))).toEqual([])
			expect(site.get('/order')).toContain('Add anything?')
			await switchOff(store, ['lawn'])
			await shows('/order', /^(?![^]*Add anything\?)/)
		})

		test('RT-06 PD-10 D32 where an area has no trash pickup, no page offers carts there, and orders are refused; other towns do offer them', async () => {
			const { store, url, shows } = await open(fresh)
			const without = store.db.updateTable('pickup_areas').set({ has_trash: false })
			await without.where('slug', '=', 'windsor-lake').execute()
			await shows('/pickup-day/windsor-lake', /move\. Recycling and lawn pickup\./)
			const some = await wholeSite(url)
			expect(some.get('/pickup-day/windsor-lake')).not.toContain('Prices in')
			expect(some.get('/pickup-day/windsor-raindance')).toContain('Prices in')
			expect(some.get('/residential/windsor')).not.toContain('Wednesday or Thursday')

			await without.where('town_slug', '=', 'wellington').execute()
			await shows('/residential/wellington', /<h1[^>]*>Wellington Residential Trash<\/h1>/)
			const site = await wholeSite(url)
			const lists = foundIn(site, cartList)
			expect(lists.length).toBeGreaterThan(5)
			expect(lists.filter((list) => list.includes('Wellington'))).toEqual([])
			const town = site.get('/residential/wellington') ?? ''
			expect(town).toContain('We don’t empty carts in Wellington yet.')
			expect(town).toContain('All but the carts at home: lawn pickup, dumpsters for shops or sites and')
			expect(town).toContain('<title>Dumpsters and Roll-Offs in Wellington')
			for (const claim of ['What it costs in', 'Get Quote Online', 'Trash day in', 'Asked in', 'a month'])
				expect(town.includes(claim), claim).toBe(false)
			expect(site.get('/residential')).toContain('No carts yet')
			expect(passages(site, /When do you come to Wellington/)).toEqual([])
			const found = await (await fetch(`${url}/search?q=wellington+residential`)).text()
			expect(found).toContain('We don’t empty carts in Wellington yet.')
			expect(found).not.toContain('Our day there is Monday')

			const body = orderEntries({ address: '3700 Cleveland Ave', town: 'Wellington' })
			const refused = await fetch(`${url}/order`, { method: 'POST', body })
			expect(refused.status).toBe(422)
			expect((await refused.text()).replaceAll('<!-- -->', '')).toContain('there is no trash pickup yet')
		})

		test('RT-06 FI-33 a town with its own prices is shown no others, and its orders at the company’s prices are refused; other towns’ are taken', async () => {
			const { store, url, shows } = await open(fresh)
			const pricing = {
				columns: ['Service', 'Price'],
				items: [
					{ service: '96-gallon cart', price: '$41/month' },
					{ service: 'Recycling', price: '+{{price.recycling}}/month' },
				],
			}
			const towns = store.db.updateTable('residential_towns').where('slug', '=', 'wellington')
			await store.db.updateTable('cart_sizes').set({ has_page: true }).execute()
			await towns.set({ pricing_info: JSON.stringify(pricing) }).execute()
			const answer = 'Our day is Monday. A cart near Wellington is {{price.cart65}} a month. Call us.'
			await store.db.updateTable('faqs').set({ answer }).where('id', '=', 'faq-wellington-day').execute()
			await shows('/residential/wellington', /\$41\/month/)
			await shows('/faqs', 'Our day is Monday. Call us.')
			const site = await wholeSite(url)
			expect(site.get('/faqs')).not.toMatch(/near Wellington[^<]*\$/)
			const own = new Map([['wellington', site.get('/residential/wellington') ?? '']])
			expect(passages(own, /\$(?:29|33|39|43|20)\b/)).toEqual([])
			expect(own.get('wellington')).toMatch(/\+\$10/)
			const elsewhere = /Other prices hold in (?:<[^>]*>)*Wellington(?:<[^>]*>)*\./
			const companyPrices = [...site].filter(
				([path, text]) => /\$(?:29|33)\b/.test(text) && !/^\/(?:residential|pickup-day)\/./.test(path),
			)
			expect(companyPrices.length).toBeGreaterThan(10)
			expect(companyPrices.filter(([, text]) => !elsewhere.test(text)).map(([path]) => path)).toEqual([])
			expect(passages(site, elsewhere).filter((found) => /windsor/.test(found))).toEqual([])
			expect(own.get('wellington')).not.toContain('href="/order?town=wellington"')
			expect(own.get('wellington')).toContain(
				'href="/contact?service=residential-services&amp;town=wellington"',
			)
			expect(site.get('/pickup-day/wellington')).toContain('$41')
			expect(site.get('/residential/windsor')).toMatch(/\$29/)
			const found = await (await fetch(`${url}/search?q=wellington+residential`)).text()
			expect(found).toContain('Wellington trash and recycling pickup')
			expect(found.replaceAll(/<script[^]*?<\/script>/g, '')).not.toMatch(/Wellington[^<]*\$29/)

			const order = async (body: URLSearchParams) => {
				const answered = await fetch(`${url}/order`, { method: 'POST', body })
				return { status: answered.status, html: (await answered.text()).replaceAll('<!-- -->', '') }
			}
			const there = { address: '3700 Cleveland Ave', town: 'Wellington' }
			const refused = await order(orderEntries(there))
			expect(refused.status).toBe(422)
			expect(refused.html).toContain('Your town has prices of its own.')
			const companyPrice = />\+?\$(?:29|33|10|20)</
			expect(site.get('/order')).toMatch(companyPrice)
			expect(refused.html).not.toMatch(companyPrice)
			expect(refused.html).toContain('href="/residential/wellington#pricing" target="_blank"')
			expect(refused.html).toContain('Ask for a quote instead')
			expect((await order(orderEntries())).html).toContain('Your reference number is')
			expect((await order(orderEntries({ ...there, intent: 'quote', smsConsent: 'on' }))).html).toContain(
				'Your reference number is',
			)
			expect(await store.db.selectFrom('service_orders').select('town').execute()).toEqual([
				{ town: 'Windsor' },
			])
			expect(await store.db.selectFrom('quote_requests').select('address').execute()).toEqual([
				{ address: '3700 Cleveland Ave, Wellington' },
			])
		})

		test('D30 prices, order page, questions, guides and mails say that recycling comes every other week', async () => {
			const { store, url, sink, shows } = await open(fresh)
			const alternate = { recycling: 'every_other_week', recycling_anchor: '2026-01-05' } as const
			const lake = store.db.updateTable('pickup_areas').set(alternate).where('slug', '=', 'windsor-lake')
			await lake.execute()
			await shows('/residential/windsor', 'every other week')
			const some = await wholeSite(url)
			expect(unsaid(some, (path) => !/windsor|^\/(residential|pickup-day|calendar)\/./.test(path))).toEqual(
				[],
			)
			expect(some.get('/pickup-day/windsor-lake')).toContain(
				'Recycling, every other week on trash day (optional)',
			)
			expect(some.get('/pickup-day/windsor-raindance')).toContain(
				'Recycling, the same day as trash (optional)',
			)
			expect(some.get('/residential/wellington')).toContain('Recycling, the same day as trash (optional)')
			for (const path of [
				'/',
				'/faqs',
				'/residential',
				'/order',
				'/help/recycling-guide',
				'/help/start-service',
				'/services',
			])
				expect(some.get(path), path).toMatch(/every week or every other week \(your street decides\)/i)

			const sent = await fetch(`${url}/order`, {
				method: 'POST',
				body: orderEntries({ extras: 'recycling' }),
			})
			expect(sent.url).toContain('?sent=')
			const [receipt] = await sink.waitFor(2)
			expect(receipt?.text?.replaceAll(/\s+/g, ' ')).toContain(
				'Recycling comes every other week on the same day as your trash.',
			)

			await store.db.updateTable('pickup_areas').set(alternate).execute()
			await shows('/residential/wellington', 'Recycling, every other week on trash day')
			const all = await wholeSite(url)
			expect(all.get('/pickup-day')).toContain(
				'You get your day, your recycling weeks and any holiday changes.',
			)
			expect(unsaid(all, () => true)).toEqual([])
			expect(passages(all, /your street decides\)/)).toEqual([])
		})
	},
)

/** Passages that promise recycling on the trash day without saying how often. */
function unsaid(site: ReadonlyMap<string, string>, matchesStreet: (path: string) => boolean): string[] {
	const meant = new Map([...site].filter(([path]) => matchesStreet(path)))
	return passages(
		meant,
		/(?<!week |decides\) )(?:on the same day as your trash|the same day as trash)|Weekly Trash (?:&amp;|and) Recycling|share a day/i,
	)
}
