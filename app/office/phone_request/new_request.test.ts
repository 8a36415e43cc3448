import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { get, post, signIn } from '#test/staff.ts'
import { sendFrom } from '#test/people.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore } from '#test/stores.ts'

/** The text to read out in a page's HTML. */
const toldIn = (html: string) =>
	(/name="told"[^>]* value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&#x27;', "'")

describeStore('sqlite', 'a request by phone, without scripts', (fresh) => {
	test('SD-48 shows the caller’s earlier requests by a button, keeps what was typed, and leads to the request', async () => {
		const store = await fresh({ seed: true })
		const before = await sendFrom(store, {
			name: 'June Hill',
			email: 'june@example.com',
			phone: '970 555 0142',
		})
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const send = (fields: Record<string, string>, kind = 'quote') =>
			post(url, `/admin/requests/new?kind=${kind}`, fields, { cookie })

		const page = await (await get(url, '/admin/requests/new', cookie)).text()
		for (const kind of ['quote', 'rolloff', 'hoa', 'service-request.missed', 'service-request.stop'])
			expect(page).toContain(`?kind=${kind}#`)
		const missed = await (await get(url, '/admin/requests/new?kind=service-request.missed', cookie)).text()
		expect(missed).toContain('name="missed_on"')
		expect(missed).not.toContain('name="stop_on"')

		const typed = { phone: '(970) 555-01', name: 'J', message: 'The gate <sticks>.', texts: 'yes' }
		const found = await send({ ...typed, intent: 'callers' })
		expect(found.status).toBe(200)
		const html = await found.text()
		expect(html).toContain(`/admin/leads/quote/${before.leadId}`)
		expect(html).toContain('The gate &lt;sticks&gt;.')
		expect(html).toMatch(/value="yes"[^>]*checked|checked[^>]*value="yes"/)

		const refused = await send({ ...typed, intent: 'save' })
		expect(refused.status).toBe(422)
		expect(await refused.text()).toContain('with its area code it has ten digits')

		const stop = { phone: '9705550142', name: 'June', kind: 'stop', address: '12 Elm St', intent: 'save' }
		const unread = await send(stop, 'service-request.stop')
		expect(unread.status, 'nobody could read out when it ends').toBe(422)
		const told = toldIn(await unread.text())
		expect(told).toMatch(/^Your service ends on \w+, /)
		expect((await send({ ...stop, told: 'Tomorrow.' }, 'service-request.stop')).status).toBe(422)
		expect(await store.db.selectFrom('service_requests').select('id').execute()).toEqual([])
		const saved = await send({ ...stop, told }, 'service-request.stop')
		expect(saved.status).toBe(303)
		const lead = await (await get(url, saved.headers.get('location') ?? '', cookie)).text()
		expect(lead).toContain('Test office took it on the phone')
		expect(lead).toContain('We told them')
		expect(lead).toContain(`/admin/people/${before.person}`)
		const order = {
			service: 'trash',
			cart: '65-gallon cart',
			extras: 'recycling',
			start_week: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
			name: 'June',
			phone: '9705550142',
			address: '512 Walnut St',
			town: 'Windsor',
		}
		const shown = await send({ ...order, intent: 'readout' }, 'order.trash')
		expect(shown.status).toBe(200)
		const screen = await shown.text()
		const words = toldIn(screen)
		expect(words).toMatch(
			/In all: \$\d+ a month\..*Your pickup day is Wednesday, the first one \w+, \w+ \d+\./,
		)
		expect(screen).toContain('First pickup: ')
		const ordered = await send({ ...order, intent: 'save', told: words }, 'order.trash')
		expect([ordered.status, await ordered.clone().text()]).toEqual([303, ''])
		const [row] = await store.db.selectFrom('service_orders').selectAll().execute()
		expect(row?.monthly_dollars).toBeGreaterThan(0)
		expect(row?.note).toBe(words)
		expect(new Date(row?.start_week ?? '').getUTCDay(), 'a Monday').toBe(1)
		const own = { columns: ['Service', 'Price'], items: [{ service: 'Any cart', price: '$41' }] }
		await store.db
			.updateTable('residential_towns')
			.set({ pricing_info: JSON.stringify(own) })
			.where('slug', '=', 'windsor')
			.execute()
		const ask = async (intent: string) =>
			(await send({ ...order, intent, told: words }, 'order.trash')).text()
		await expect.poll(() => ask('readout')).toContain('Your town has prices of its own')
		expect(await ask('save')).toContain('This town has prices of its own. Add it as a request for a quote')
		expect(await store.db.selectFrom('service_orders').select('id').execute()).toHaveLength(1)
		const callers = await post(
			url,
			'/admin/requests/new.data?kind=order.trash',
			{ intent: 'callers', phone: '5550142', email: '' },
			{ cookie },
		)
		expect(await callers.text()).toContain(before.reference)
	})

	test('SD-156 can be saved as settled during the call: service work as done, a question as answered', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const broken = await (
			await get(url, '/admin/requests/new?kind=service-request.broken-cart', cookie)
		).text()
		expect(broken).toContain('Save as done')
		expect(await (await get(url, '/admin/requests/new?kind=order.trash', cookie)).text()).not.toContain(
			'Save as',
		)
		const person = { name: 'June', phone: '9705550142', intent: 'settled' }
		const asked = { ...person, service_type: 'residential-services', message: 'What is $29 for?' }
		expect((await post(url, '/admin/requests/new?kind=quote', asked, { cookie })).status).toBe(303)
		const extra = { ...person, kind: 'extra', address: '12 Elm St', extra_items: 'A sofa' }
		const saved = await post(url, '/admin/requests/new?kind=service-request.extra', extra, { cookie })
		expect([saved.status, await saved.text()]).toEqual([303, ''])
		const rows = await store.db
			.selectFrom('lead_work')
			.select(['form', 'status', 'first_answered_at'])
			.orderBy('form')
			.execute()
		expect(rows).toEqual([
			{ form: 'quote', status: 'contacted', first_answered_at: expect.any(String) },
			{ form: 'service-request', status: 'won', first_answered_at: expect.any(String) },
		])
	})

	test('FI-91 plans its stop in the same step, once, and keeps the check mark when the form comes back', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const typed = {
			phone: '970',
			name: 'June',
			kind: 'broken-cart',
			cart_problem: 'wheel',
			cart: 'Trash, 96 gallons',
			address: '12 Elm St',
			intent: 'save',
			plans_stop: 'on',
			idempotency_key: randomUUID(),
		}
		const send = (fields: Record<string, string>) =>
			post(url, '/admin/requests/new?kind=service-request.broken-cart', fields, { cookie })
		const refused = await send(typed)
		expect([refused.status, await refused.text()]).toEqual([
			422,
			expect.stringMatching(/name="plans_stop"[^>]*checked|checked[^>]*name="plans_stop"/),
		])
		const complete = { ...typed, phone: '9705550142' }
		const [one, again] = [await send(complete), await send(complete)]
		expect(one.headers.get('location')).toMatch(/saved=1#stops$/)
		expect(again.status).toBe(303)
		expect(await store.db.selectFrom('stops').select(['kind', 'name', 'created_by']).execute()).toEqual([
			{ kind: 'repair', name: 'June', created_by: 'Test office' },
		])
	})
})
