import { expect, test } from 'vitest'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the stops of a request, without scripts', (fresh) => {
	test('FI-91 FI-92 one press plans it, another says it is done, a third ends the request; who presses second sees what the first did', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const [ann, ben] = [await signIn({ url, store }, 'office'), await signIn({ url, store }, 'owner')]
		const { leadId } = await sendLead(store, 'service-request', { cart_problem: 'wheel' })
		const path = `/admin/leads/service-request/${leadId}`
		const page = async (to: string, cookie = ann) => (await get(url, to, cookie)).text()
		expect(await page(path)).toMatch(/Repair a cart: .*Plan a stop/s)
		const plan = { intent: 'plan-stop', stops: '0' }
		const planned = await post(url, path, plan, { cookie: ann })
		expect([planned.status, planned.headers.get('location')]).toEqual([303, `${path}?stop=planned#stops`])
		const second = await post(url, path, plan, { cookie: ben })
		expect([second.status, await second.text()]).toEqual([
			409,
			expect.stringContaining('Somebody changed what is planned'),
		])
		const [stop, ...others] = await store.db.selectFrom('stops').selectAll().execute()
		expect(others).toEqual([])
		expect(stop).toMatchObject({
			kind: 'repair',
			name: 'June Alvarez',
			address: '12 Elm Street, Windsor',
			lead_id: leadId,
		})
		expect(await page(path)).toContain('planned “Repair a cart” for ')

		await store.db.updateTable('stops').set({ day: '2026-01-05' }).execute()
		const today = await page('/admin')
		expect(today).toMatch(/Stops overdue or not done.*Was planned for Mon, Jan 5/s)
		expect(today.indexOf('Stops overdue')).toBeLessThan(today.indexOf('New, due later'))
		const why = { stop: stop?.id ?? '', was: 'planned', intent: 'not-done', reason: 'Gate locked' }
		const silent = await post(url, '/admin/stops', { ...why, reason: ' ' }, { cookie: ann })
		expect([silent.status, await silent.text()]).toEqual([
			422,
			expect.stringContaining('Please say why it was not done.'),
		])
		expect((await post(url, '/admin/stops', why, { cookie: ann })).status).toBe(303)
		const meanwhile = { ...why, intent: 'done', cart_number: '96-10234' }
		const late = await post(url, '/admin/stops', meanwhile, { cookie: ben })
		expect([late.status, await late.text()]).toEqual([
			409,
			expect.stringMatching(/set it to “Not done” meanwhile.*Gate locked.*value="96-10234"/s),
		])
		expect(await page('/admin')).toContain('Gate locked')
		const own = `/admin/stops/${stop?.id}`
		expect((await post(url, own, { ...meanwhile, was: 'not-done' }, { cookie: ben })).status).toBe(303)

		for (const to of [path, `${path}/print`])
			expect(await page(to)).toMatch(/Cart repaired .*, 96-10234, said /)
		expect(await page('/admin')).not.toContain('Stops overdue')
		const html = await page(path)
		expect(html).toContain('Set the request to <!-- -->Done')
		const version = /name="version" value="(\d+)"/.exec(html)?.[1] ?? ''
		const end = { intent: 'end-request', status: 'new', version }
		expect((await post(url, path, end, { cookie: ann })).status).toBe(303)
		const ended = await page(path)
		expect(ended).not.toContain('Set the request to <!-- -->Done')
		expect(ended).toContain('Cart repaired')
		const back = await post(url, own, { intent: 'again', stop: stop?.id ?? '', was: 'done' }, { cookie: ann })
		expect(back.status).toBe(303)
		expect(await page(own)).toMatch(/History.*How it stands.*Done.* → .*Planned/s)
	})
})
