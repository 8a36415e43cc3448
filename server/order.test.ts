import { expect, test } from 'vitest'
import { exportLeads } from '#app/office/inbox/export_leads.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { planRow } from '#app/office/kernel/plans/plan_row.server.ts'
import { anonymizeLead } from '#app/office/requests/forget_lead.server.ts'
import { listLeads } from '#app/office/inbox/lead_list.server.ts'
import { filledFields, readLead } from '#app/office/requests/lead_record.server.ts'
import { readFilters } from '#app/office/inbox/read_filters.server.ts'
import { shownPrices } from '#app/leads/order/price_steps.ts'
import { startWeeks } from '#app/pages/order/start_weeks.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { orderEntries } from '#test/order_entries.ts'
import { sendOfficeForm } from '#test/office_forms.ts'
import { createStaff } from '#test/office_leads.ts'
import { saveFacts } from '#test/save_facts.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post as postToOffice, signIn } from '#test/staff.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { addWindsor } from '#test/second_towns.ts'

const post = (url: string, body: URLSearchParams) =>
	fetch(`${url}/order`, { method: 'POST', body, redirect: 'manual' })
const orders = (store: FreshStore) => store.db.selectFrom('service_orders').selectAll().execute()
const mails = ({ db }: FreshStore) =>
	db.selectFrom('outbox').select(['kind', 'subject', 'body']).orderBy('kind').execute()

describeStore('sqlite', 'orders', (fresh) => {
	const open = async (prepare?: (store: FreshStore) => Promise<unknown>) => {
		const store = await fresh({ seed: true })
		await prepare?.(store)
		const { url } = await serveStore(store.connection)
		return { store, url }
	}

	test.each([
		['with its streets on the list', addWindsor, 'windsor-lake'],
		[
			'whose streets nobody has listed',
			async (store: FreshStore) => {
				await addWindsor(store)
				await store.db.deleteFrom('street_ranges').execute()
			},
			null,
		],
	])(
		'SD-02 PD-13 with two towns of the same name, an order for the one %s is for the town chosen on the form',
		async (_, prepare, area) => {
			const { store, url } = await open(prepare)
			const asked = await post(url, orderEntries())
			expect(asked.status).toBe(422)
			const page = await asked.text()
			expect(page).toContain('Which one is yours?')
			expect(page).toContain('Please choose the one that is yours.')
			expect(page).not.toContain('yours?.')
			const offered = [...page.matchAll(/<input\b[^>]*\bname="area_slug"[^>]*\bvalue="([^"]*)"/g)].map(
				([, value = '']) => value,
			)
			expect(offered).toHaveLength(2)
			expect(
				(await post(url, orderEntries({ area_slug: offered.find((slug) => slug === 'windsor') ?? '' })))
					.status,
			).toBe(303)
			expect(await orders(store)).toEqual([expect.objectContaining({ town: 'Windsor, CO', area_slug: area })])
		},
	)

	test('SD-01 SD-02 one is stored with the prices that the customer saw, sent in two mails, listed in the inbox, and can be anonymized', async () => {
		const { store, url } = await open()
		const answers = await Promise.all([1, 2].map(() => post(url, orderEntries({ extras: 'recycling' }))))
		const location = answers[0]?.headers.get('location') ?? ''
		expect(answers.map(({ status }) => status)).toEqual([303, 303])
		expect(answers[1]?.headers.get('location'), 'sent twice, it is one order').toBe(location)
		expect(location).toMatch(/^\/order\?sent=[0-9a-f-]{36}#order-form$/)
		const [row, ...others] = await orders(store)
		expect(others).toEqual([])
		expect(row).toMatchObject({
			service: 'trash',
			cart: '96-gallon cart',
			extras: ['recycling'],
			area_slug: 'windsor-lake',
			monthly_dollars: 43,
			season_dollars: null,
			first_pickup: null,
		})
		expect(row?.note).toMatch(
			/^Trash, 96-gallon cart, \$33 a month; Recycling, \$10 a month\. In all: \$43 a month\. Nothing is due today\..+Your pickup day is Wednesday, the first one \w+, \w+ \d+\. It counts once we confirm it\.$/,
		)
		const page = await (await fetch(url + location)).text()
		expect(page).toContain('Your reference number is')
		expect(page).toContain('In all: $43 a month.')
		expect(page).toContain('What you ordered')
		expect(page).toContain('Windsor Lake and downtown, Windsor')
		expect(page).toMatch(/href="webcal:\/\/[^"]+\/calendar\/windsor-lake\.ics"/)
		expect(page, 'no personal data').not.toMatch(/512 Walnut|June Alvarez/)
		const sentences = page.replaceAll(/<script[^]*?<\/script>/g, '')
		expect(sentences.split('We’ll get back to you'), 'the promise once').toHaveLength(2)
		expect(sentences).not.toContain('first pickup within 4 business hours.</')

		const [receipt, staff] = await mails(store)
		expect(receipt?.subject).toMatch(/^We have your order \(HH-/)
		expect(receipt?.body).toContain(row?.note)
		expect(receipt?.body).toContain('We confirm your order and your first pickup within 4 business hours.')
		expect(staff?.subject).toMatch(/^Service order HH-\S+ from June Alvarez$/)
		expect(staff?.body).toContain('A month: $43\n')
		const named = 'Windsor, Windsor Lake and downtown'
		expect(staff?.body, 'its area by name').toContain(`Pickup area: ${named}\n`)

		const lead = { form: 'order', leadId: row?.id ?? '' } as const
		const filters = readFilters(new URLSearchParams('form=order&field-cart=96-gallon%20cart'))
		const { leads } = await listLeads(store, filters, { staffId: 'me', now: new Date(), zoned: sampleFacts })
		expect(leads).toMatchObject([{ lead_id: lead.leadId, place: '512 Walnut St, Windsor' }])
		expect(leads[0]?.asked).toMatch(/^Trash, 96-gallon cart, Recycling, from the week of Monday, /)
		const record = await readLead(store, lead)
		const { services } = await openContentServices(store)
		const content = services.content.current
		expect(record && filledFields(record, content)).toEqual(
			expect.arrayContaining([
				{ label: 'A month', value: '$43', isLong: false },
				{ label: 'Pickup area', value: named, isLong: false },
			]),
		)
		const now = new Date()
		let file = ''
		for await (const piece of exportLeads(
			store,
			filters,
			{ staffId: 'me', now, zoned: content.facts },
			content,
			{ nameByStaffId: new Map(), withNotes: false },
		))
			file += piece
		expect(file).toContain(`"${named}"`)

		await anonymizeLead(store, await createStaff(store, 'owner'), lead, new Date())
		const [forgotten] = await orders(store)
		expect(forgotten).toMatchObject({ cart: '96-gallon cart', monthly_dollars: 43, message: null })
		expect(JSON.stringify(forgotten)).not.toMatch(/June|Walnut|0100|example\.com/)
	})

	test('SD-04 the form says if an address is not served; one press then sends what was typed as a request for a quote', async () => {
		const { store, url } = await open()
		const away = { town: 'Estes Park', smsConsent: 'on' }
		const refused = await post(url, orderEntries(away))
		const html = await refused.text()
		expect(refused.status).toBe(422)
		expect(html).toContain('We don’t pick up trash in Estes Park yet')
		for (const typed of ['512 Walnut St', 'Estes Park', 'June Alvarez', 'june@example.com', '970 555 0100'])
			expect(html).toContain(`value="${typed}"`)
		expect(html).toMatch(
			/<input type="radio"[^>]* value="96-gallon cart"[^>]*checked=""|checked=""[^>]* value="96-gallon cart"/,
		)
		expect(html).toContain('Behind the gate.</textarea>')
		expect(html).toMatch(/<button [^>]*value="quote"[^>]*>Ask for a quote instead/)
		expect(await orders(store)).toEqual([])

		const asked = await post(url, orderEntries({ ...away, intent: 'quote' }))
		expect(asked.status).toBe(303)
		const [quote] = await store.db.selectFrom('quote_requests').selectAll().execute()
		expect(quote).toMatchObject({
			name: 'June Alvarez',
			phone: '970 555 0100',
			address: '512 Walnut St, Estes Park',
			service_type: 'residential-services',
		})
		expect(quote?.message).toMatch(
			/^Wanted to order: Trash, 96-gallon cart, Recycling, .+\n\nBehind the gate\.$/,
		)
		const receipt = await (await fetch(url + (asked.headers.get('location') ?? ''))).text()
		expect(receipt).toContain('within 2 business hours')
	})

	test.each([
		['one street', '500 Chestnut St', 'Severance', 'If it is yours, choose it; if not,'],
		['two streets', '300 Walnut St', 'Greeley', 'If one is yours, choose it; if not,'],
	])(
		'SD-04 a visitor who is asked about %s in another town chooses one, or asks for a quote with what they typed',
		async (_, address, town, said) => {
			const { store, url } = await open()
			const there = { address, town }
			const refused = await (await post(url, orderEntries(there))).text()
			expect(refused).toContain(`${said} ask us for a quote with what you typed.`)
			expect(refused).toContain('Please choose the one that is yours, or ask us for a quote instead.')
			const quote = { ...there, intent: 'quote' }
			// Also for a visitor who chose an area and changed their mind.
			for (const area_slug of ['', 'windsor-lake']) {
				const unagreed = await post(url, orderEntries({ ...quote, area_slug }))
				expect(unagreed.status).toBe(422)
				const html = await unagreed.text()
				for (const part of ['Ask for a quote instead', 'Rather not get texts?', `value="${address}"`])
					expect(html).toContain(part)
			}
			expect((await post(url, orderEntries({ ...quote, smsConsent: 'on' }))).status).toBe(303)
			expect(await store.db.selectFrom('quote_requests').select('address').execute()).toEqual([
				{ address: `${address}, ${town}` },
			])
			expect((await post(url, orderEntries({ ...there, area_slug: 'windsor-lake' }))).status).toBe(303)
			expect(await orders(store)).toMatchObject([{ area_slug: 'windsor-lake', town: 'Windsor, CO' }])
		},
	)

	test('SD-04 recycling is refused in an area that has none; an order without it is taken, and the form says what is not picked up', async () => {
		const { store, url } = await open()
		const lake = store.db.updateTable('pickup_areas').where('slug', '=', 'windsor-lake')
		await lake.set({ recycling: 'none', recycling_anchor: null }).execute()
		const ask = async (fields: Record<string, string>) => (await post(url, orderEntries(fields))).text()
		await expect
			.poll(() => ask({ extras: 'recycling', intent: 'total' }))
			.toContain('there is no recycling pickup yet')
		expect((await post(url, orderEntries({ extras: 'recycling' }))).status).toBe(422)
		expect(await orders(store)).toEqual([])

		const html = await ask({ extras: '', intent: 'total' })
		expect(html).toContain('Your pickup day is Wednesday')
		expect(html.split('Not picked up at your address yet.'), 'once').toHaveLength(2)
		const other = await ask({
			extras: '',
			intent: 'total',
			address: '100 Mountain Ave',
			town: 'Fort Collins',
		})
		expect(other).not.toContain('Not picked up')
		const alone = orderEntries()
		alone.delete('extras')
		expect((await post(url, alone)).status).toBe(303)
	})

	test('SD-04 an ambiguous address must be completed, and an area that does not match the address is ignored', async () => {
		const { store, url } = await open()
		const crossroads = { address: 'Crossroads Blvd', town: 'Windsor' }
		const unnumbered = await (await post(url, orderEntries(crossroads))).text()
		expect(unnumbered).toContain('Which house number?')
		expect(unnumbered).toContain('Please add the house number.')
		const maple = { address: '50 Maple', town: '' }
		expect(await (await post(url, orderEntries(maple))).text()).toContain('Please enter the town.')
		await post(url, orderEntries({ area_slug: 'greeley-east' }))
		expect((await orders(store)).map(({ area_slug }) => area_slug)).toEqual(['windsor-lake'])
	})

	test('SD-04 orders are taken in a served town without listed streets; the office finds the pickup day', async () => {
		const { store, url } = await open()
		await store.db.deleteFrom('street_list').execute()
		expect((await post(url, orderEntries())).status).toBe(303)
		expect((await post(url, orderEntries({ town: 'Wellington' }))).status).toBe(303)
		expect((await post(url, orderEntries({ town: 'Estes Park' }))).status).toBe(422)
		const rows = await orders(store)
		expect(Object.fromEntries(rows.map(({ town, area_slug }) => [town, area_slug]))).toEqual({
			Windsor: null,
			Wellington: 'wellington',
		})
		const windsor = rows.find(({ town }) => town === 'Windsor')
		expect(windsor?.note).toContain('We find your pickup day and tell you when we confirm the order.')

		const areas = store.db.updateTable('pickup_areas').where('town_slug', '=', 'windsor')
		await areas.set({ recycling: 'none' }).execute()
		const alone = orderEntries()
		alone.delete('extras')
		await expect.poll(async () => (await post(url, orderEntries())).status).toBe(422)
		expect((await post(url, alone)).status).toBe(303)
		await areas.set({ has_trash: false }).execute()
		await expect.poll(async () => (await post(url, alone)).status).toBe(422)
	})

	test('SD-140 an order that begins after a planned price change has the new price, and is refused if the customer has not seen that price', async () => {
		const { store, url } = await open()
		const page = async () => (await (await fetch(`${url}/order`)).text()).replaceAll('<!-- -->', '')
		const weeks = startWeeks('trash', sampleFacts, [], new Date())
		const [first = '', second = '', third = ''] = weeks
		expect(await page()).not.toContain('our prices change')
		const desk = await openContentServices(store)
		const form = await desk.form(cartSizes, 'cart-large', { price_dollars: '44' })
		const planner = { staff: ann, now: new Date() }
		expect(await planRow(desk.services, form, second, planner)).toMatchObject({ ok: true })
		const carts = sampleFacts.carts.map((cart) => ({
			...cart,
			price: cart.slug === 'large' ? 44 : cart.price,
		}))
		const { lawnSeason } = sampleFacts
		const steps = [{ from: second, prices: sampleFacts.prices, carts, lawnSeason }]
		const prices = shownPrices(sampleFacts, steps)
		await expect
			.poll(page, { message: 'the page knows as soon as it is planned' })
			.toContain(`value="${prices}"`)

		const unseen = await post(url, orderEntries({ start_week: third }))
		expect(unseen.status).toBe(422)
		expect(await unseen.text()).toContain('Our prices changed while you were ordering.')
		const look = await post(url, orderEntries({ start_week: third, intent: 'total', prices }))
		const total = (await look.text()).replaceAll('<!-- -->', '')
		for (const text of ['Our prices change on', '$44', 'The first monthly bill is $54'])
			expect(total.includes(text), text).toBe(true)

		expect((await post(url, orderEntries({ start_week: third, prices }))).status).toBe(303)
		const before = orderEntries({
			start_week: first,
			prices,
			email: 'ada@example.com',
			phone: '970 555 0177',
		})
		expect((await post(url, before)).status).toBe(303)
		const taken = (await orders(store)).toSorted((one, other) =>
			one.start_week.localeCompare(other.start_week),
		)
		expect(taken.map(({ monthly_dollars }) => monthly_dollars)).toEqual([43, 54])
		expect(taken[0]?.note).toMatch(
			/In all: \$43 a month\. From \w+ \d+, \d{4} on: \$54 a month\. Nothing is due today\./,
		)
		expect(taken[1]?.note).toContain('the total shows what applies when your service begins.')
	})

	test('SD-02 SD-137 a price that changed while the customer was ordering is shown before the order is taken', async () => {
		const { store, url } = await open()
		await store.db
			.updateTable('cart_sizes')
			.set({ price_dollars: 37.55 })
			.where('slug', '=', 'large')
			.execute()
		await saveFacts(store, { 'prices.recycling': 10.1 })
		await expect
			.poll(async () => (await fetch(`${url}/order`)).text())
			.toContain('small 29-large 37.55-10.1-20')
		const refused = await post(url, orderEntries())
		expect(refused.status).toBe(422)
		const html = await refused.text()
		expect(html).toContain('Our prices changed while you were ordering.')
		expect(html).toContain('>$47.65<')
		expect(await orders(store)).toEqual([])
		expect((await post(url, orderEntries({ prices: 'small 29-large 37.55-10.1-20' }))).status).toBe(303)
		expect(await orders(store)).toMatchObject([
			{ monthly_dollars: 47.65, note: expect.stringContaining('In all: $47.65 a month') as unknown },
		])
	})
})

describeStore('sqlite', 'the confirmation of an order', (fresh) => {
	test('SD-06 is sent from the order’s page, once, and again if corrected; a mistake there keeps what was typed', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		await post(url, orderEntries())
		const id = (await orders(store))[0]?.id ?? ''
		const path = `/admin/leads/order/${id}`
		const fields = { intent: 'confirm-order', area_slug: 'windsor-lake' }
		expect((await postToOffice(url, path, fields)).status, 'without a session').toBe(401)
		const cookie = await signIn({ url, store }, 'office')
		const page = await (await get(url, path, cookie)).text()
		expect(page).toContain('Confirm and email')
		const suggested = /name="first_pickup"[^>]* value="([\d-]+)"/.exec(page)?.[1] ?? ''
		expect(
			new Date(`${suggested}T12:00:00Z`).getUTCDay(),
			'a Wednesday or what a holiday moved',
		).toBeGreaterThan(2)
		const wrong = { ...fields, cart_number: 'A & 7', first_pickup: '2020-01-01' }
		const refused = await postToOffice(url, path, wrong, { cookie })
		expect(refused.status).toBe(422)
		const html = await refused.text()
		expect(html).toContain('Please choose the day of the first pickup, today or later.')
		expect(html).toContain('value="A &amp; 7"')
		const right = { ...fields, cart_number: 'A & 7', first_pickup: suggested }
		const [first, second] = await Promise.all([1, 2].map(() => postToOffice(url, path, right, { cookie })))
		expect([first?.status, second?.status]).toEqual([303, 303])
		const confirmed = await (await get(url, path, cookie)).text()
		expect(confirmed).toContain('Cart A &amp; 7, first pickup ')
		expect(confirmed).toContain('Confirmation to <!-- -->'.replace('<!-- -->', ''))
		expect(confirmed).not.toContain('Confirm and email')
		expect((await mails(store)).filter(({ kind }) => kind === 'answer')).toHaveLength(1)

		const was = { was_cart_number: 'A & 7', was_first_pickup: suggested, was_area_slug: 'windsor-lake' }
		const sunday = addDays(civilDay(suggested), 7 - civilDay(suggested).weekday).date
		const onSunday = { ...right, ...was, first_pickup: sunday }
		const asked = await postToOffice(url, path, onSunday, { cookie })
		expect(asked.status).toBe(409)
		const question = await asked.text()
		expect(question).toContain('no day for trash in Windsor Lake and downtown. The next ones are ')
		const decided = /name="decided"[^>]*value="([^"]+)"/.exec(question)?.[1] ?? ''
		const corrected = await postToOffice(url, path, { ...onSunday, decided }, { cookie })
		expect(corrected.status).toBe(303)
		const shown = await (await get(url, path, cookie)).text()
		expect(shown).toContain(`first pickup ${formatDay(sunday)}`)
		expect(shown).toContain('corrected the order')
		expect((await mails(store)).filter(({ kind }) => kind === 'answer')).toHaveLength(2)

		const owner = { url, cookie: await signIn({ url, store }, 'owner') }
		const { id: area } = await store.db
			.selectFrom('pickup_areas')
			.select('id')
			.where('slug', '=', 'windsor-lake')
			.executeTakeFirstOrThrow()
		await sendOfficeForm(owner, `/admin/content/pickup_areas/${area}`, 'publish', { slug: 'lake-side' })
		const areaShown = async () =>
			/<option value="lake-side" selected="">([^<]*)/.exec(await (await get(url, path, cookie)).text())?.[1]
		expect(await areaShown(), 'the area has another address').toContain(
			'Windsor Lake and downtown, Wednesday',
		)

		await sendOfficeForm(owner, `/admin/content/pickup_areas/${area}`, 'publish', { is_active: '' })
		expect(await areaShown(), 'the area has left the site').toBe('Windsor Lake and downtown')
		await sendOfficeForm(owner, path, 'confirm-order', { cart_number: 'B 8' })
		expect(await orders(store)).toMatchObject([{ cart_number: 'B 8', area_slug: 'lake-side' }])
		const stops = await store.db.selectFrom('stops').select(['area_id', 'cart_number']).execute()
		expect(stops).toEqual([
			{ area_id: area, cart_number: 'B 8' },
			{ area_id: area, cart_number: 'B 8' },
		])
	})
})

describeStore('sqlite', 'the order page', (fresh) => {
	const serve = async (environment: Record<string, string> = {}) => {
		const { url } = await serveStore((await fresh({ seed: true })).connection, environment)
		return { url, page: async (path: string) => (await fetch(url + path)).text() }
	}

	test('SD-05 D28 without a portal, order buttons lead to the form and pass on what their page is about; with one, they lead to the portal', async () => {
		const ours = await serve()
		const ordering = { ORDERING_URL: 'https://order.example/new' }
		const theirs = await serve(ordering)
		for (const [path, label, to] of [
			['/', 'ORDER ONLINE', '/order'],
			['/', 'Order online', '/order'],
			['/residential', 'Order Online', '/order'],
			['/residential', 'Order online', '/order?service=lawn'],
		] as const) {
			const link = (href: string) =>
				new RegExp(`<a [^>]*href="${href.replace('?', String.raw`\?`)}"[^>]*>${label}<`)
			expect(await ours.page(path), label).toMatch(link(to))
			expect(await theirs.page(path), label).toMatch(link(ordering.ORDERING_URL))
		}
		const town = '/residential/severance'
		expect(await ours.page(town)).toMatch(
			/<form [^>]*action="\/order"[\s\S]*name="town" value="severance"[\s\S]*Order online</,
		)
		expect(await theirs.page(town)).toMatch(/<a [^>]*href="https:\/\/order.example\/new"[^>]*>Order online</)
		const anyOther = await fetch(`${theirs.url}/order?service=lawn`, { redirect: 'manual' })
		expect([anyOther.status, anyOther.headers.get('location')]).toEqual([302, ordering.ORDERING_URL])
	})

	test('SD-05 is filled in with what a link passes on, and says so; unknown values are ignored', async () => {
		const { page } = await serve()
		const severance = await page('/order?town=severance&cart=small')
		expect(severance).toContain('From the Severance page: 65-gallon cart.')
		expect(severance).toMatch(/<input[^>]*name="town"[^>]*value="Severance"/)
		expect(severance).toContain('>$29<')
		const unknown = await page('/order?town=<b>&cart=huge&service=nothing')
		expect(unknown).not.toContain('From the')
		expect(unknown).toContain('Choose a cart to see the total.')
		const lawn = await page('/order?service=lawn')
		expect(lawn).not.toContain('name="cart"')
		expect(lawn).toMatch(/May 1<!-- --> to <!-- -->the end of October/)
	})

	test('SD-02 SD-03 has a button that shows the total and the pickup day without scripts and without placing the order', async () => {
		const { url } = await serve()
		const answer = await post(url, orderEntries({ intent: 'total', name: '', email: '' }))
		const html = await answer.text()
		expect(answer.status).toBe(200)
		expect(html).toContain('>$43<')
		expect(html).toContain('Your pickup day is <!-- -->Wednesday'.replace('<!-- -->', ''))
		expect(html).toContain('First pickup: ')
		expect(html).not.toContain('Please enter your name.')
		expect(html).toMatch(/<noscript><button [^>]*>Update total<\/button><\/noscript>/)
	})

	test('SD-03 refuses a start date that does not begin a future week or is no date', async () => {
		const { url } = await serve()
		const { date } = localTimeOf(new Date(), sampleFacts)
		for (const start_week of [date, '2026-13-45', ''])
			expect((await post(url, orderEntries({ start_week }))).status, start_week).toBe(422)
	})
})
