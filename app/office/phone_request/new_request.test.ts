import { expect, test } from 'vitest'
import { get, post, signIn } from '#test/staff.ts'
import { sendFrom } from '#test/people.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeEachStore } from '#test/stores.ts'

describeEachStore('a request by phone, without scripts', (fresh) => {
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

		const saved = await send(
			{ phone: '9705550142', name: 'June', kind: 'stop', address: '12 Elm St', intent: 'save' },
			'service-request.stop',
		)
		expect(saved.status).toBe(303)
		const lead = await (await get(url, saved.headers.get('location') ?? '', cookie)).text()
		expect(lead).toContain('Test office took it on the phone')
		expect(lead).toContain('We told them')
		expect(lead).toContain(`/admin/people/${before.person}`)
		const order = {
			service: 'trash',
			cart: 'small',
			extras: 'recycling',
			start_week: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
			name: 'June',
			phone: '9705550142',
			address: '12 Elm St',
			town: 'Windsor',
		}
		const ordered = await send({ ...order, intent: 'save' }, 'order.trash')
		expect([ordered.status, await ordered.clone().text()]).toEqual([303, ''])
		const [row] = await store.db.selectFrom('service_orders').selectAll().execute()
		expect(row?.monthly_dollars).toBeGreaterThan(0)
		expect(new Date(row?.start_week ?? '').getUTCDay(), 'a Monday').toBe(1)
		const callers = await post(
			url,
			'/admin/requests/callers.data',
			{ phone: '5550142', email: '' },
			{ cookie },
		)
		expect(await callers.text()).toContain(before.reference)
	})
})
