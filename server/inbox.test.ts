import { expect, test } from 'vitest'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { leadWorkRows, insertLeads } from '#test/lead_rows.ts'
import { runServer, serveStore } from '#test/serve_store.ts'
import { get, post, insertStaff, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the inbox over HTTP', (fresh) => {
	test('answers nobody without a session, and allows exports and removals only to the owner', async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'quote')
		const path = `/admin/leads/quote/${lead.leadId}`
		const { url } = await serveStore(store.connection)
		for (const address of ['/admin/leads', '/admin/leads.data', path, '/admin/dashboard', '/admin/events']) {
			expect((await get(url, address)).status, address).toBeGreaterThanOrEqual(202)
			expect(await (await get(url, address)).text()).not.toContain('June Alvarez')
		}
		expect((await post(url, path, { intent: 'delete', sure: 'on' })).status).toBe(401)
		expect((await post(url, '/admin/leads/export', {})).status).toBe(401)

		const cookie = await signIn({ url, store }, 'office')
		expect((await get(url, path, cookie)).status).toBe(200)
		for (const intent of ['delete', 'anonymise'])
			expect((await post(url, path, { intent, sure: 'on' }, { cookie })).status).toBe(403)
		expect((await post(url, '/admin/leads/export', {}, { cookie })).status).toBe(403)
		const forged = { cookie, headers: { origin: 'https://elsewhere.example' } }
		expect((await post(url, path, { intent: 'save' }, forged)).status).toBe(403)
		expect((await get(url, '/admin/leads/quote/none', cookie)).status).toBe(404)
		expect((await get(url, '/admin/leads/none/none', cookie)).status).toBe(404)
		expect(await store.db.selectFrom('lead_events').selectAll().execute()).toEqual([])
	})

	test('exports every lead to a file without spreadsheet formulas, and records who did', async () => {
		const store = await fresh({ seed: true })
		await sendLead(store, 'quote', { name: '=HYPERLINK("https://evil.example")', message: 'a "b"\nc' })
		await sendLead(store, 'rolloff', { phone: '+44 20 7946 0958', full_name: 'José Ñ' })
		await sendLead(store, 'hoa', {})
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const response = await post(url, '/admin/leads/export', {}, { cookie })
		expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
		expect(response.headers.get('content-disposition')).toMatch(
			/^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
		)
		const bytes = Buffer.from(await response.arrayBuffer())
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
		const text = bytes.toString()
		expect(text.split('\r\n')).toHaveLength(5)
		expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
		expect(text).toContain(`"'+44 20 7946 0958"`)
		expect(text).toContain('"a ""b""\nc"')
		expect(text).toContain('José Ñ')
		const events = await store.db.selectFrom('lead_events').select(['kind', 'staff_name']).execute()
		expect(events).toEqual([{ kind: 'export', staff_name: 'Test owner' }])
	})

	test('SD-110 streams new and due requests, whichever process took them, and lets the server stop while a listener is connected', async () => {
		const store = await fresh({ seed: true })
		await sendLead(store, 'quote', { name: 'Otto Brandt' })
		const server = await runServer(store.connection)
		const cookie = await signIn({ url: server.url, store }, 'office')
		const since = new Date().toISOString()
		const stream = await fetch(`${server.url}/admin/events?since=${since}`, { headers: { cookie } })
		expect(stream.headers.get('content-type')).toBe('text/event-stream')
		const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
		let heard = ''
		const hear = async (words: string) => {
			while (!heard.includes(words)) heard += (await reader?.read())?.value ?? ''
		}
		await hear('event: due\ndata: []')
		expect(heard, 'what came before is in the list').toContain('event: new\ndata: []')
		const asked = { service_type: 'residential-services', message: 'What is $29 for?' }
		const call = { name: 'Lou Park', phone: '970 555 0142', ...asked, intent: 'save' }
		expect((await post(server.url, '/admin/requests/new?kind=quote', call, { cookie })).status).toBe(303)
		const { leadId, reference } = await sendLead(store, 'rolloff', {
			full_name: 'Wren Castillo',
			location: '12 Greeley Lane, Windsor',
		})
		await hear('event: new\ndata: [{')
		expect(heard, 'what the reader took on the phone is no news').not.toContain('Lou Park')
		expect(heard).toContain(`"path":"/admin/leads/rolloff/${leadId}","reference":"${reference}"`)
		expect(heard).toContain('"town":"Windsor"')
		const due_at = new Date(Date.now() + 25 * 60_000).toISOString()
		await store.db
			.updateTable('lead_work')
			.set({ due_at, queue_order: Date.parse(due_at) })
			.where('lead_id', '=', leadId)
			.execute()
		await hear('event: due\ndata: [{')
		expect(heard).toContain('"name":"Wren Castillo"')
		expect(heard, 'what came before is no news').not.toContain('Brandt')
		const began = Date.now()
		expect(await server.stop()).toBe(0)
		expect(Date.now() - began).toBeLessThan(40_000)
	})

	test('closes the stream of anybody who signs out, is deactivated or changes role, within moments', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const owner = await signIn({ url, store }, 'owner')
		const { id } = await insertStaff(store, 'office')
		const ends: ((cookie: string) => Promise<unknown>)[] = [
			(cookie) => post(url, '/admin/logout', {}, { cookie }),
			() =>
				post(
					url,
					'/admin/staff',
					{ staff: id, intent: 'role', was_role: 'office', role: 'editor' },
					{ cookie: owner },
				),
			() => store.db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute(),
			() => post(url, '/admin/staff', { staff: id, intent: 'shut-out' }, { cookie: owner }),
		]
		for (const end of ends) {
			const cookie = await signIn({ url, store }, 'office')
			const [theirs, stays] = await Promise.all(
				[cookie, owner].map((one) => fetch(`${url}/admin/events`, { headers: { cookie: one } })),
			)
			await end(cookie)
			expect(await theirs?.text()).toContain('retry')
			const reader = stays?.body?.getReader()
			expect((await reader?.read())?.done, 'the other goes on').toBe(false)
			await reader?.cancel()
		}
	})

	test('saves without scripts, and shows the second of two people what the first did', async () => {
		const store = await fresh({ seed: true })
		const ben = await createStaff(store, 'office', 'Ben')
		const lead = await sendLead(store, 'quote')
		const path = `/admin/leads/quote/${lead.leadId}`
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const fields = { intent: 'save', version: '1', was_status: 'new', was_assignee: '', assignee: ben.id }
		const first = await post(url, path, { ...fields, status: 'won', note: '' }, { cookie })
		expect([first.status, first.headers.get('location')]).toEqual([303, `${path}?saved=1`])
		const second = await post(url, path, { ...fields, status: 'lost', note: 'My <b>words</b>' }, { cookie })
		expect(second.status).toBe(409)
		const html = await second.text()
		expect(html).toContain('Test office set the status from New to Won')
		expect(html).toContain('My &lt;b&gt;words&lt;/b&gt;')
		expect(html).toMatch(/name="version" value="2"/)
	})

	test('pages forward and back', async () => {
		const store = await fresh({ seed: true })
		await insertLeads(store, leadWorkRows(130, new Date()))
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'office')
		const open = async (address: string) => (await get(url, address, cookie)).text()
		const linkTo = (html: string, words: string) => {
			const [, href = ''] = new RegExp(`href="([^"]*)"[^>]*>${words}<`).exec(html) ?? []
			return href.replaceAll('&amp;', '&')
		}
		const namesIn = (html: string) =>
			[...html.matchAll(/\/admin\/leads\/\w+\/([\w-]{36})"/g)].map(([, id]) => id)
		const first = await open('/admin/leads')
		const second = await open(linkTo(first, 'Next page'))
		expect(namesIn(second)).not.toContain(namesIn(first)[0])
		expect([linkTo(first, 'Previous page'), linkTo(first, 'First page')]).toEqual(['', ''])
		expect(linkTo(second, 'First page')).toBe('/admin/leads')
		const again = await open(linkTo(second, 'Previous page'))
		expect(namesIn(again)).toEqual(namesIn(first))
		expect(linkTo(again, 'Previous page')).toBe('')
	})

	test('counts clicks, except with a do-not-track signal', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const pressed = { button: 'call_top_bar', page: '/contact' }
		expect((await post(url, '/functions/button-event', pressed)).status).toBe(204)
		await post(url, '/functions/button-event', pressed, { headers: { 'sec-gpc': '1' } })
		const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
		expect((await post(url, '/functions/button-event', pressed, elsewhere)).status).toBe(403)
		expect(await store.db.selectFrom('button_clicks').select('clicks').execute()).toEqual([{ clicks: 1 }])
	})
})
