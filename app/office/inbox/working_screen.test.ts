import { expect, test } from 'vitest'
import { createStaff, sendLead } from '#test/office_leads.ts'
import { get, post, signIn } from '#test/staff.ts'
import { serveStore } from '#test/serve_store.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'

/** A new lead's form with its initial values, except for `changes`. */
function workForm(changes: Record<string, string> = {}): Record<string, string> {
	return {
		intent: 'save',
		version: '1',
		was_status: 'new',
		was_assignee: '',
		was_amount: '',
		was_amount_per: '',
		was_lost_reason: '',
		was_follow_up: '',
		status: 'new',
		assignee: '',
		amount: '',
		amount_per: 'month',
		lost_reason: '',
		follow_up: '',
		follow_up_day: '',
		note: '',
		...changes,
	}
}

async function open(store: FreshStore) {
	const { url } = await serveStore(store.connection)
	const cookie = await signIn({ url, store }, 'office')
	return {
		url,
		page: async (path: string) => (await get(url, path, cookie)).text(),
		send: (path: string, fields: Record<string, string> | URLSearchParams) =>
			post(url, path, fields, { cookie }),
		work: (leadId: string) =>
			store.db.selectFrom('lead_work').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow(),
	}
}

describeStore('sqlite', 'working a request without scripts', (fresh) => {
	test('SD-70 SD-71 SD-72 SD-73 records a call, an amount, a follow-up and a loss by forms, and keeps the way back to the list', async () => {
		const store = await fresh({ seed: true })
		const lead = await sendLead(store, 'quote', { name: 'June Hill' })
		await sendLead(store, 'quote', { name: 'Ada Brook', email: 'ada@example.com' })
		const { page, send, work } = await open(store)
		const list = await page('/admin/leads?q=june')
		const [, path = ''] = /href="(\/admin\/leads\/quote\/[^"]+)"/.exec(list) ?? []
		const to = path.replaceAll('&amp;', '&')
		expect(to).toMatch(/\?list=q%3Djune&at=\d+$/)
		const opened = await page(to)
		expect(opened).toContain(`href="/admin/leads?q=june#lead-${lead.leadId}"`)
		expect(opened, 'the only one found').not.toContain('rel="next"')

		expect((await send(to, { intent: 'call' })).status).toBeLessThan(400)
		expect(await page(to)).toContain('Reached June Hill?')
		const press = /name="press" value="([^"]+)"/.exec(await page(to))?.[1] ?? ''
		const outcome = {
			intent: 'outcome',
			kind: 'call',
			press,
			outcome: 'reached',
			contact_note: 'Wants a 65.',
		}
		const told = await send(to, outcome)
		expect([told.status, told.headers.get('location')]).toEqual([303, to])
		expect((await send(to, outcome)).status, 'pressed twice').toBe(303)
		const after = await page(to)
		expect(after.match(/called and reached them<\/p>/g)).toHaveLength(1)
		expect(after).not.toContain('pressed Call')
		expect(await work(lead.leadId)).toMatchObject({ status: 'contacted', version: 2 })

		const odd = await send(to, workForm({ amount: 'a lot', note: 'Kept words.' }))
		expect(odd.status).toBe(422)
		const shown = await odd.text()
		expect(shown).toContain('Please write the amount in dollars')
		expect(shown).toContain('value="a lot"')
		expect(shown).toContain('Kept words.')
		const past = await send(to, workForm({ follow_up: 'other', follow_up_day: '2020-01-01' }))
		expect(past.status).toBe(422)
		expect(await past.text()).toContain('Please choose today or a later day')

		const [, tomorrow = ''] = /<option value="(\d{4}-\d\d-\d\d)">(?:Tomorrow|Next open day)/.exec(after) ?? []
		const saved = await send(to, workForm({ amount: '$1,250.50 once', follow_up: tomorrow }))
		expect(saved.headers.get('location')).toBe(`${to}&saved=1`)
		expect(await work(lead.leadId)).toMatchObject({
			status: 'contacted',
			amount_cents: 125_050,
			amount_per: 'once',
			follow_up_on: tomorrow,
		})
		expect(await page(to)).toContain('Offered $1,250.50 once')
		expect(await page('/admin/leads?plan=follow-up')).toContain('June Hill')
		expect(await page('/admin/leads?plan=follow-up')).not.toContain('Ada Brook')

		const opens = { version: '3', was_status: 'contacted', was_amount: '1,250.50', was_amount_per: 'once' }
		const known = {
			...opens,
			was_follow_up: tomorrow,
			follow_up: tomorrow,
			amount: '1,250.50',
			amount_per: 'once',
		}
		const silent = await send(to, workForm({ ...known, status: 'lost' }))
		expect(silent.status).toBe(422)
		expect(await silent.text()).toContain('Please choose why it was lost')
		expect((await send(to, workForm({ ...known, status: 'lost', lost_reason: 'price' }))).status).toBe(303)
		expect(await work(lead.leadId)).toMatchObject({
			status: 'lost',
			lost_reason: 'price',
			follow_up_on: tomorrow,
		})
	})

	test('SD-159 a line shows the message’s first words, the number and the person’s count of requests; the printed list shows the words, too', async () => {
		const store = await fresh({ seed: true })
		const june = { name: 'June Hill', email: 'june@example.com', phone: '970 555 0133' }
		const long = `We moved in on Elm St.\n\nThe cart is ${'very '.repeat(60)}small.`
		await sendLead(store, 'quote', { ...june, message: long })
		await sendLead(store, 'hoa', { contactName: 'June Hill', email: june.email, phone: june.phone })
		await sendLead(store, 'quote', { name: 'Ada Brook', email: 'ada@example.com', phone: '', message: '' })
		const spam = await sendLead(store, 'quote', { ...june, message: 'Buy links.' })
		await store.db
			.updateTable('lead_work')
			.set({ status: 'spam' })
			.where('lead_id', '=', spam.leadId)
			.execute()
		const { page } = await open(store)
		const words = (html: string, name: string) => {
			const main = /<main.*<\/main>/s.exec(html)?.[0] ?? ''
			const lines = main.split('<li').filter((one) => one.includes(name))
			return lines.map((one) => one.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '))
		}
		const list = (await page('/admin/leads?sort=newest')).replaceAll('<!-- -->', '')
		const [, first = ''] = words(list, 'June Hill')
		expect(first).toMatch(/“We moved in on Elm St\. The cart is very [very ]+ …”/)
		expect(first).toContain('(970) 555-0133')
		for (const line of words(list, 'June Hill')) expect(line).toContain('2 requests of this person')
		const [ada = ''] = words(list, 'Ada Brook')
		expect(ada).not.toMatch(/“|of this person/)
		const sheet = await page('/admin/leads/print?sort=newest')
		expect(sheet.replaceAll('<!-- -->', '')).toContain('“We moved in on Elm St. The cart is very')
	})

	test('the printed list shows when a new request’s answer is due and when to follow up, and for others only when to follow up', async () => {
		const store = await fresh({ seed: true })
		const [june, ada] = [
			await sendLead(store, 'quote', { name: 'June Hill' }),
			await sendLead(store, 'quote', { name: 'Ada Brook' }),
		]
		const { page } = await open(store)
		const follow = (leadId: string, status: 'new' | 'contacted') =>
			store.db
				.updateTable('lead_work')
				.set({
					status,
					follow_up_on: '2026-01-05',
					due_at: '2026-01-02T17:00:00.000Z',
					first_answered_at: status === 'new' ? null : '2026-01-02T16:00:00.000Z',
				})
				.where('lead_id', '=', leadId)
				.execute()
		await follow(june.leadId, 'new')
		await follow(ada.leadId, 'contacted')
		const sheet = (await page('/admin/leads/print?sort=newest')).replaceAll('<!-- -->', '')
		const lineOf = (name: string) => sheet.split('<li').find((one) => one.includes(name)) ?? ''
		expect(lineOf('June Hill')).toMatch(/Overdue since [^<·]+ · Follow up, since [^<]+/)
		expect(lineOf('Ada Brook')).toMatch(/>Follow up, since [^<]+/)
		expect(lineOf('Ada Brook')).not.toMatch(/Answered|Overdue/)
	})

	test('SD-75 several requests are assigned or closed at once; those that somebody else changed are named and left alone', async () => {
		const store = await fresh({ seed: true })
		const [june, ada] = [await sendLead(store, 'quote', { name: 'June Hill' }), await sendLead(store, 'hoa')]
		const ben = await createStaff(store, 'office', 'Ben')
		const { page, send, work } = await open(store)
		const to = `/admin/leads/bulk?list=form%3Dquote&lead=quote~${june.leadId}&lead=hoa~${ada.leadId}&lead=quote~gone`
		const html = await page(to)
		expect(html).toContain('2 requests are chosen.')
		const seen = [...html.matchAll(/name="seen" value="([^"]+)"/g)].map(([, value]) => value ?? '')
		const form = (change: Record<string, string>) =>
			new URLSearchParams([...Object.entries(change), ...seen.map((one): [string, string] => ['seen', one])])
		const sendSeen = (change: Record<string, string>) => send(to, form(change))
		expect((await sendSeen({ change: 'assign', assignee: '' })).status).toBe(422)
		expect((await sendSeen({ change: 'lost', lost_reason: '' })).status).toBe(422)
		expect(await (await sendSeen({ change: 'assign', assignee: ben.id })).text()).toContain(
			'2 requests are changed.',
		)
		expect(await work(june.leadId)).toMatchObject({ assigned_to: ben.id, version: 2 })

		await send(`/admin/leads/quote/${june.leadId}`, workForm({ status: 'won' }))
		const result = await (await sendSeen({ change: 'lost', lost_reason: 'not-served' })).text()
		expect(result).toContain('1 request is changed.')
		expect(result).toMatch(/June Hill<\/span>(<!-- -->)?: (<!-- -->)?Somebody else set it to Won meanwhile/)
		expect(await work(june.leadId)).toMatchObject({ status: 'won' })
		expect(await work(ada.leadId)).toMatchObject({ status: 'lost', lost_reason: 'not-served' })
	})

	test('SD-74 filters are saved under a name, shared, counted, renamed and deleted', async () => {
		const store = await fresh({ seed: true })
		await sendLead(store, 'quote', { name: 'June Hill' })
		const { url, page, send } = await open(store)
		const list = '/admin/leads?form=quote&plan=today'
		expect((await send(list, { intent: 'save-view', name: ' ' })).status).toBe(422)
		const saved = await send(list, { intent: 'save-view', name: 'Quotes now' })
		expect([saved.status, saved.headers.get('location')]).toEqual([303, list])
		const again = await send(list, { intent: 'save-view', name: 'Quotes now' })
		expect(again.headers.get('location'), 'its answer was lost').toBe(list)
		expect(await store.db.selectFrom('saved_views').select('id').execute()).toHaveLength(1)
		const html = await page('/admin/leads')
		expect(html).toContain('Quotes now')
		const view = await store.db.selectFrom('saved_views').selectAll().executeTakeFirstOrThrow()
		expect(view).toMatchObject({ query: '?form=quote&plan=today', is_shared: false })

		const other = await signIn({ url, store }, 'editor')
		const otherPage = async () => (await get(url, '/admin/leads', other)).text()
		expect(await otherPage(), 'not shared yet').not.toContain('Quotes now')
		await send(list, { intent: 'rename-view', view: view.id, name: 'Quotes today', shared: 'on' })
		expect(await otherPage()).toContain('Quotes today')
		const theft = { intent: 'delete-view', view: view.id, name: 'x' }
		expect((await post(url, list, theft, { cookie: other })).status).toBe(409)
		const owner = await signIn({ url, store }, 'owner')
		expect((await post(url, list, theft, { cookie: owner })).status).toBe(303)
		expect(await page('/admin/leads')).not.toContain('Quotes today')
		const late = await send(list, { intent: 'rename-view', view: view.id, name: 'Quotes at last' })
		expect(await late.text(), 'the form is open').toMatch(
			/<details open="">((?!<\/details>)[^])*This view is no longer there/,
		)
	})

	test('SD-74 one’s own view can be changed even if a colleague shares the same filters or one of its filters no longer exists', async () => {
		const store = await fresh({ seed: true })
		const { url, page, send } = await open(store)
		const list = '/admin/leads?form=quote'
		const other = await signIn({ url, store }, 'editor')
		const shared = { intent: 'save-view', name: 'All quotes', shared: 'on' }
		expect((await post(url, list, shared, { cookie: other })).status).toBe(303)
		await send(list, { intent: 'save-view', name: 'My quotes' })
		const mine = await store.db
			.selectFrom('saved_views')
			.selectAll()
			.where('name', '=', 'My quotes')
			.executeTakeFirstOrThrow()
		const opened = await page(list)
		expect(opened).toContain('Change this view')
		expect(opened).toContain(`name="view" value="${mine.id}"`)
		await store.db
			.updateTable('saved_views')
			.set({ query: `${mine.query}&plan=gone` })
			.where('id', '=', mine.id)
			.execute()
		expect(await page(list)).toContain(`name="view" value="${mine.id}"`)
		await store.db.deleteFrom('saved_views').where('id', '=', mine.id).execute()
		const late = await send(list, { intent: 'rename-view', view: mine.id, name: 'Mine' })
		expect(await late.text(), 'beside the colleague’s view').toContain('This view is no longer there')
	})
})
