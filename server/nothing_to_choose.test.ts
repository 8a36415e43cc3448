import { expect, test } from 'vitest'
import { orderEntries } from '#test/order_entries.ts'
import { rolloffEntries } from '#test/rolloff_entries.ts'
import { serveStore } from '#test/serve_store.ts'
import { get as open, post, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { switchOff } from '#test/switch_off.ts'
import { passages, wholeSite } from '#test/whole_site.ts'

const pageOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '')
const withoutCarts = ({ db }: FreshStore) =>
	db.deleteFrom('cart_sizes').where('holds', '=', 'trash').execute()
const withoutMeasures = ({ db }: FreshStore) =>
	db.updateTable('rolloff_sizes').set({ length_feet: null }).execute()

describeStore('sqlite', 'forms where nothing can be chosen', (fresh) => {
	const serve = async (prepare: (store: FreshStore) => Promise<unknown>) => {
		const store = await fresh({ seed: true })
		await prepare(store)
		const { url } = await serveStore(store.connection)
		return { store, url }
	}

	test('SD-02 QF-06 without carts to order, the order form takes a request for a quote, and lawn pickup can still be ordered', async () => {
		const { store, url } = await serve(withoutCarts)
		const led = await fetch(`${url}/order?town=severance`)
		expect(new URL(led.url).pathname).toBe('/contact')
		const page = await pageOf(led)
		expect(page).toMatch(/<option[^>]* value="residential-services"[^>]* selected/)
		expect(page).toContain('Severance. ')

		// A page loaded before the last cart was removed is still open.
		const refused = await post(url, '/order', orderEntries({ name: '' }))
		expect(refused.status).toBe(422)
		const again = await pageOf(refused)
		expect(again).toContain('Please enter your name.')
		expect(again, 'what was typed is kept').toMatch(/<input[^>]*name="email"[^>]*value="june@example.com"/)
		const total = await post(url, '/order', orderEntries({ intent: 'total' }))
		expect(await pageOf(total)).toMatch(/<input[^>]*name="name"[^>]*value="June Alvarez"/)
		const sent = await post(url, '/order', orderEntries({ smsConsent: 'true' }))
		expect(sent.status).toBe(303)
		const receipt = await pageOf(await fetch(url + sent.headers.get('location')))
		expect(receipt).toContain('Quote Request Submitted!')
		expect(await store.db.selectFrom('quote_requests').select('service_type').execute()).toEqual([
			{ service_type: 'residential-services' },
		])

		expect(await pageOf(await fetch(`${url}/order?service=lawn`))).toContain('Place my order')
		const prices = /name="prices" value="([^"]*)"/.exec(
			await pageOf(await fetch(`${url}/order?service=lawn`)),
		)?.[1]
		const lawn = await post(
			url,
			'/order?service=lawn',
			orderEntries({ service: 'lawn', cart: '', extras: '', prices: prices ?? '' }),
		)
		expect(lawn.status).toBe(303)
		expect(await store.db.selectFrom('service_orders').select('service').execute()).toEqual([
			{ service: 'lawn' },
		])

		const cookie = await signIn({ url, store }, 'owner')
		const told = orderEntries({ intent: 'save', cart: '' })
		told.delete('extras')
		const phoned = await post(url, '/admin/requests/new?kind=order.trash', told, { cookie })
		expect(phoned.status).toBe(422)
		expect(await pageOf(phoned)).toContain('Add it as a request for a quote')
	})

	test.each([
		['without carts', withoutCarts, '/order?service=lawn'],
		['with dumpsters alone', (store: FreshStore) => switchOff(store, ['residential', 'lawn', 'hoa']), null],
	] as const)(
		'SD-01 a company %s has no page that links to ordering what it does not offer',
		async (_, prepare, stillOrdered) => {
			const { url } = await serve(prepare)
			const ways = new Set<string>()
			const read = async (path: string) => {
				const html = await pageOf(await fetch(url + path))
				for (const [, to = ''] of html.matchAll(/ (?:href|action)="(\/order[^"]*)"/g)) ways.add(to)
				for (const [, to = ''] of html.matchAll(/<loc>[^<]*(\/order[^<]*)<\/loc>/g)) ways.add(to)
				return html
			}
			const xml = await read('/sitemap.xml')
			for (const [, loc = ''] of xml.matchAll(/<loc>([^<]+)</g)) await read(new URL(loc).pathname)
			await read('/sitemap')
			const words = ['order online', 'sign up for trash pickup', 'start service', 'order lawn pickup']
			for (const word of words) await read(`/search?q=${encodeURIComponent(word)}`)
			expect([...ways]).toEqual(stillOrdered === null ? [] : [stillOrdered])
		},
	)

	test('SD-01 D28 without carts, links still lead to the ordering portal', async () => {
		const portal = 'https://order.example/new'
		const { url } = await serve(async (store) => {
			await withoutCarts(store)
			const row = { id: 'portal', name: 'portals.ordering', value: JSON.stringify(portal) }
			await store.db
				.insertInto('company_facts')
				.values({ ...row, updated_at: '2026-11-22T12:00:00.000Z' })
				.execute()
		})
		expect(await pageOf(await fetch(`${url}/residential`))).toContain(`href="${portal}"`)
		const led = await fetch(`${url}/order`, { redirect: 'manual' })
		expect(led.headers.get('location')).toBe(portal)
	})

	test('RQ-04 RQ-08 without roll-off sizes, a town’s form does not ask for any, and requests are taken online and by phone', async () => {
		const { store, url } = await serve(withoutMeasures)
		const page = await pageOf(await fetch(`${url}/roll-off-dumpsters/windsor`))
		expect(page).toContain('name="full_name"')
		for (const word of ['Dumpster Sizes', 'Choose one size or several', 'name="dumpster_sizes"'])
			expect(page).not.toContain(word)
		const sent = await post(url, '/roll-off-dumpsters/windsor', rolloffEntries({}, []))
		expect(sent.status).toBe(303)
		const receipt = await pageOf(await fetch(url + sent.headers.get('location')))
		expect(receipt).toContain('A container, its size to settle')

		const cookie = await signIn({ url, store }, 'owner')
		const phoned = '/admin/requests/new?kind=rolloff'
		expect(await pageOf(await open(url, phoned, cookie))).not.toMatch(/>Dumpster Sizes/)
		const entries = rolloffEntries({ intent: 'save' }, [])
		expect((await post(url, phoned, entries, { cookie })).status).toBe(303)
		const rows = await store.db.selectFrom('rolloff_quote_requests').select('dumpster_sizes').execute()
		expect(rows).toEqual([{ dumpster_sizes: [] }, { dumpster_sizes: [] }])
		const lead = await store.db.selectFrom('lead_work').select('lead_id').executeTakeFirstOrThrow()
		expect((await open(url, `/admin/leads/rolloff/${lead.lead_id}`, cookie)).status).toBe(200)
	})

	test('RQ-04 where there is one roll-off size, a town’s form speaks of no choice; where there are two, it does', async () => {
		const { store, url } = await serve(({ db }) =>
			db.updateTable('rolloff_sizes').set({ length_feet: null }).where('cubic_yards', '>', 12).execute(),
		)
		const page = async () => pageOf(await fetch(`${url}/roll-off-dumpsters/windsor`))
		expect(await page()).toContain('12 Yard')
		expect(await page()).not.toContain('Choose one size or several')
		const another = store.db.updateTable('rolloff_sizes').set({ length_feet: 16 })
		await another.where('cubic_yards', '=', 15).execute()
		await expect.poll(page, { interval: 20 }).toContain('Choose one size or several.')
	})

	test('SD-02 the order form for lawn pickup alone asks for no cart, in the form or above it', async () => {
		const { url } = await serve(async () => {})
		const above = async (path: string) =>
			/<meta name="description" content="([^"]*)/.exec(await pageOf(await fetch(url + path)))?.[1]
		expect(await above('/order')).toMatch(/^Choose a cart, type your address, and see/)
		expect(await above('/order?service=lawn')).toMatch(/^Type your address, and see/)
		expect(await pageOf(await fetch(`${url}/order?service=lawn`))).not.toMatch(/choose a cart/i)
	})

	test('SD-02 SE-10 without carts, no page, answer or search result leads to their prices', async () => {
		const { store, url } = await serve(withoutCarts)
		const site = await wholeSite(url)
		for (const query of ['recycling price', 'how much is a cart'])
			site.set(query, await pageOf(await fetch(`${url}/search?q=${encodeURIComponent(query)}`)))
		expect(site.get('recycling price')).toContain('Recycling: $10 a month')
		expect(passages(site, /href="\/#plans"|Cart sizes and prices/)).toEqual([])

		const portal = { id: 'ordering', name: 'portals.ordering', value: '"https://order.example/new"' }
		const row = { ...portal, updated_at: '2026-11-22T12:00:00.000Z' }
		await store.db.insertInto('company_facts').values(row).execute()
		const home = async () => pageOf(await fetch(url))
		await expect.poll(home, { interval: 20 }).toContain('https://order.example/new')
		expect(await home(), 'nor if orders go to a portal').not.toContain('href="/#plans"')
	})

	test('SD-02 without carts to choose from, a broken cart is reported without saying which', async () => {
		const { store, url } = await serve(async (one) => {
			await withoutCarts(one)
			await one.db.updateTable('pickup_areas').set({ recycling: 'none', has_lawn: false }).execute()
			const row = {
				id: 'lawn',
				name: 'services.lawn',
				value: 'false',
				updated_at: '2026-11-22T12:00:00.000Z',
			}
			await one.db.insertInto('company_facts').values(row).execute()
		})
		const page = await pageOf(await fetch(`${url}/service-request?kind=broken-cart`))
		expect(page).toContain('What is wrong with it?')
		expect(page).not.toContain('Which cart is it?')
		const entries = new URLSearchParams({
			kind: 'broken-cart',
			cart_problem: 'lid',
			name: 'June Alvarez',
			email: 'june@example.com',
			address: '512 Walnut St, Windsor',
		})
		expect((await post(url, '/service-request?kind=broken-cart', entries)).status).toBe(303)
		expect(await store.db.selectFrom('service_requests').select('cart').execute()).toEqual([{ cart: null }])
	})
})
