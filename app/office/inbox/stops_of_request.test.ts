import { expect, test } from 'vitest'
import { isBusinessDay } from '#app/company/business_hours.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { hasNoPickups } from '#app/company/days_off.ts'
import { daysBetween } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { nextDay } from '#test/next_day.ts'
import { formsOf } from '#test/page_forms.ts'
import { sendLead } from '#test/office_leads.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'

describeStore('sqlite', 'the stops of a request, without scripts', (fresh) => {
	test('FI-91 FI-92 take one press to plan, one to mark and one to end the request; a late press shows what somebody did before', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const [ann, ben] = [await signIn({ url, store }, 'office'), await signIn({ url, store }, 'owner')]
		const { leadId } = await sendLead(store, 'service-request', { cart_problem: 'wheel' })
		const path = `/admin/leads/service-request/${leadId}`
		const page = async (to: string, cookie = ann) => (await get(url, to, cookie)).text()
		expect(await page(path)).toMatch(/Repair a cart: .*Plan a stop/s)
		const plan = { intent: 'plan-stop', stops: '0' }
		const planned = await post(url, path, plan, { cookie: ann })
		expect([planned.status, planned.headers.get('location')]).toEqual([303, `${path}#stops`])
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
		// Depending on the time of day it is due today or later.
		expect(today).toMatch(/Stops overdue.*(?:New, due later|Due today)/s)
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

	test('FI-95 include a roll-off’s delivery and pickup, one press each; exceeding the containers owned is asked about; the list shows the days', async () => {
		const store = await fresh({ seed: true })
		await store.db.updateTable('rolloff_sizes').set({ owned: 1 }).where('cubic_yards', '=', 20).execute()
		const { url } = await serveStore(store.connection)
		const ann = await signIn({ url, store }, 'office')
		const page = async (to: string) => (await get(url, to, ann)).text()
		const day = nextDay((one, facts) => isBusinessDay(one, facts) && !hasNoPickups(one.date, facts.hours))
		const wish = { delivery_day: day, project_duration: '4-7 days' }
		const [one, two] = [
			await sendLead(store, 'rolloff', wish),
			await sendLead(store, 'rolloff', { ...wish, email: 'pat@mail.example' }),
		]
		await store.db
			.updateTable('rolloff_quote_requests')
			.set({ dumpster_sizes: ['20 Yard'] })
			.execute()
		const plan = (leadId: string, stops: string, seen = '') =>
			post(url, `/admin/leads/rolloff/${leadId}`, { intent: 'plan-stop', stops, seen }, { cookie: ann })
		expect(await page(`/admin/leads/rolloff/${one.leadId}`)).toContain(
			'1 of 1 container of 20 Yard is out on',
		)
		expect((await plan(one.leadId, '0')).status).toBe(303)
		const planAllTheSame = async (leadId: string, stops: string) => {
			const asked = await plan(leadId, stops)
			const html = await asked.text()
			expect([asked.status, html]).toEqual([
				409,
				expect.stringContaining('Nothing is planned yet. Press again'),
			])
			const seen = /name="seen" value="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
			expect((await plan(leadId, stops, seen)).status).toBe(303)
		}
		await planAllTheSame(two.leadId, '0')

		const { id } = await store.db
			.selectFrom('stops')
			.select('id')
			.where('lead_id', '=', one.leadId)
			.executeTakeFirstOrThrow()
		expect(
			(await post(url, '/admin/stops', { intent: 'done', stop: id, was: 'planned' }, { cookie: ann })).status,
		).toBe(303)
		expect(await page(`/admin/leads/rolloff/${one.leadId}`)).toContain('Pick up a container: 20 Yard')
		expect((await plan(one.leadId, '1')).status).toBe(303)
		const pickup = await store.db
			.selectFrom('stops')
			.selectAll()
			.where('kind', '=', 'pick-up-container')
			.executeTakeFirstOrThrow()
		const { done_at } = await store.db
			.selectFrom('stops')
			.select('done_at')
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		const delivered = localTimeOf(new Date(done_at ?? ''), sampleFacts).date
		expect(daysBetween(delivered, pickup.day)).toBeGreaterThanOrEqual(7)
		for (const to of ['/admin/leads', '/admin/leads/print'])
			expect(await page(to)).toContain(
				`Delivered ${formatDay(delivered, 'short')} · Pickup ${formatDay(pickup.day, 'short')}`,
			)

		const own = `/admin/leads/rolloff/${two.leadId}`
		expect((await plan(two.leadId, '1')).status, 'the pickup of its first').toBe(303)
		expect(await page(own)).toContain('Deliver a container: 20 Yard')
		await planAllTheSame(two.leadId, '2')
		expect(await page(own), 'is to be fetched too').toContain('· Pick up a container: 20 Yard')
	})

	test('a form that asks for confirmation keeps what was typed and has the button to confirm', async () => {
		const store = await fresh({ seed: true })
		const { url } = await serveStore(store.connection)
		const owner = await signIn({ url, store }, 'owner')
		const path = '/admin/content/cart_sizes/cart-large'
		const form = formsOf(await (await get(url, path, owner)).text(), path).find(({ fields }) =>
			fields.some(([name]) => name === 'price_dollars'),
		)
		const typed = { ...Object.fromEntries(form?.fields ?? []), price_dollars: '330', intent: 'publish' }
		const asked = await post(url, path, typed, { cookie: owner })
		expect(await asked.text()).toMatch(/From \$\d+ to \$330: is that right\?.*Yes, save it.*value="330"/s)
	})
})
