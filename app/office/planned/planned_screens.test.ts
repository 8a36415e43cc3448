import { formatDay } from '#platform/time/format_day.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { factText } from '#app/company/fact_text.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { describeOffice } from '#test/office_server.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, insertStaff, post, signIn } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { factPlace } from '../facts/fact_place.server.ts'

const inDays = (count: number) => addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), count).date
const prices = factPlace('prices.recycling').split('#')[0] ?? ''

describeOffice('planned changes', (office) => {
	/** A page's HTML without the comments that React puts between adjacent texts. */
	const page = async (path: string, cookie?: string) =>
		(await (await get(office().url, path, cookie)).text()).replaceAll('<!-- -->', '')

	test('SD-154 SD-155 are made in the forms, listed with a preview of each changed page, edited and taken back, without scripts', async () => {
		const { store, url } = office()
		const owner = await signIn(office(), 'owner')
		const send = (path: string, fields: Record<string, string>, cookie = owner) =>
			post(url, path, fields, { cookie })
		const day = inDays(30)
		const price = { 'row-version': JSON.stringify({ 'prices.recycling': 10 }), 'prices.recycling': '12.5' }

		const late = await send(prices, { ...price, 'starts-on': '2020-01-01' })
		const refused = await late.text()
		expect(late.status).toBe(422)
		for (const text of ['value="12.5"', 'value="2020-01-01"', 'Please choose a day from'])
			expect(refused.includes(text), text).toBe(true)
		const done = await send(prices, { ...price, 'starts-on': day })
		expect([done.status, done.headers.get('location')]).toEqual([303, '/admin/planned?done=planned'])

		const plan = await store.db.selectFrom('planned_changes').selectAll().executeTakeFirstOrThrow()
		const listed = await page('/admin/planned', owner)
		for (const text of ['$10', '$12.50', formatDay(day, 'date'), 'Test owner', `plan-${plan.id}`])
			expect(listed.includes(text), text).toBe(true)
		const note = `$12.50 from ${formatDay(day, 'date')}`
		expect(await page(prices, owner)).toContain(note)

		const pages = await page(`/admin/planned/pages?day=${day}`, owner)
		expect(pages).toContain(`path=%2Fresidential`)
		expect(pages, 'the privacy policy names no price').not.toContain('path=%2Fprivacy-policy')
		const preview = await get(url, `/admin/planned/page?day=${day}&path=/residential`, owner)
		expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
		expect(await preview.text()).toContain('$12.50')
		expect(await page('/residential')).not.toContain('$12.50')
		expect(await page(`/admin/planned/pages?day=${inDays(29)}`, owner)).toContain(
			'Every page stays as it is.',
		)
		for (const path of ['//elsewhere.example', '/admin/leads', 'https://elsewhere.example', '/sitemap.xml'])
			expect(
				(await get(url, `/admin/planned/page?day=${day}&path=${encodeURIComponent(path)}`, owner)).status,
				path,
			).toBe(404)

		const editor = await signIn(office(), 'editor')
		const desk = await signIn(office(), 'office')
		expect((await get(url, '/admin/planned', desk)).status).toBe(403)
		expect(await page('/admin/planned', editor)).toContain('An owner decides about company facts.')
		expect((await get(url, `/admin/planned/${plan.id}`, editor)).status).toBe(403)
		const withdrawal = { id: plan.id, intent: 'withdraw' }
		expect((await send('/admin/planned', withdrawal, editor)).status).toBe(403)

		const change = `/admin/planned/${plan.id}`
		expect(await page(change, owner)).toContain('value="12.50"')
		const other = { prior: '10', 'prices.recycling': 'much', 'starts-on': day }
		const wrong = await send(change, other)
		expect([wrong.status, (await wrong.text()).includes('value="much"')]).toEqual([422, true])
		expect((await send(change, { ...other, 'prices.recycling': '14', prior: '11' })).status).toBe(422)
		expect((await send(change, { ...other, 'prices.recycling': '14' })).status).toBe(303)
		expect((await send('/admin/planned', withdrawal)).status, 'it was replaced').toBe(409)
		const replaced = await page('/admin/planned', owner)
		for (const text of ['$14', 'Replaced by Test owner']) expect(replaced.includes(text), text).toBe(true)

		await store.db.updateTable('planned_changes').set({ base: '9' }).where('state', '=', 'waiting').execute()
		const asking = await page('/admin/leads', owner)
		expect(asking).toContain('A planned change needs a decision')
		expect(await page('/admin/planned', owner)).toContain(
			'It was planned when this was $9. By then it is $10.',
		)
		const now = await store.db
			.selectFrom('planned_changes')
			.select('id')
			.where('state', '=', 'waiting')
			.executeTakeFirstOrThrow()
		const confirm = { id: now.id, intent: 'confirm', prior: '10' }
		expect((await send('/admin/planned', confirm)).headers.get('location')).toBe(
			'/admin/planned?done=confirmed',
		)
		expect((await send('/admin/planned', { ...confirm, intent: 'withdraw' })).status).toBe(303)
		expect(await page('/admin/leads', owner)).not.toContain('needs a decision')
		expect((await send('/admin/planned', { id: now.id, intent: 'else' })).status).toBe(400)
	})

	test('SD-138 SD-154 include a closed day, planned and edited in the holidays form with three controls a day', async () => {
		const { store, url } = office()
		const owner = await signIn(office(), 'owner')
		const send = (path: string, days: readonly string[], fields: readonly [string, string][]) => {
			const controls = days.map((text): [string, string] => ['hours.closedDays', text])
			return post(url, path, new URLSearchParams([...controls, ...fields]), { cookie: owner })
		}
		const form = factPlace('hours.closedDays').split('#')[0] ?? ''
		const others: [string, string][] = [
			['row-version', JSON.stringify({ 'hours.holidays': {}, 'hours.closedDays': [] })],
			['hours.holidays', factText({}, 'holidays')],
			['starts-on', inDays(30)],
		]
		const free = ['', '', 'moved']
		const unnamed = await send(form, [inDays(60), '', 'usual', ...free], others)
		expect(unnamed.status).toBe(422)
		const refused = await unnamed.text()
		for (const text of [`value="${inDays(60)}"`, 'Please give each closed day a date and a name'])
			expect(refused.includes(text), text).toBe(true)
		const day = [inDays(60), 'Family day, all of us', 'usual']
		expect((await send(form, [...day, ...free], others)).headers.get('location')).toBe(
			'/admin/planned?done=planned',
		)
		expect(await page('/admin/planned', owner)).toContain('Family day, all of us (pickups as usual)')

		const { id } = await store.db.selectFrom('planned_changes').select('id').executeTakeFirstOrThrow()
		expect(await page(`/admin/planned/${id}`, owner)).toContain('value="Family day, all of us"')
		const second = [inDays(61), 'Inventory', 'moved']
		const changed = await send(
			`/admin/planned/${id}`,
			[...day, ...second, ...free],
			[
				['prior', '[]'],
				['starts-on', inDays(30)],
			],
		)
		expect(changed.status).toBe(303)
		const { value } = await store.db
			.selectFrom('planned_changes')
			.select('value')
			.where('settled_at', 'is', null)
			.executeTakeFirstOrThrow()
		expect(JSON.parse(value)).toEqual([
			{ date: inDays(60), name: 'Family day, all of us', pickups: 'usual' },
			{ date: inDays(61), name: 'Inventory', pickups: 'moved' },
		])
	})

	test('SD-148 name on their page what cannot be planned', async () => {
		const editor = await signIn(office(), 'editor')
		expect(await page('/admin/planned', editor)).toContain('the order of lists cannot be planned')
	})

	test('SD-154 include a text, planned from the preview of its form and shown in the preview of its page', async () => {
		const { store, url } = office()
		const editor = await signIn(office(), 'editor')
		const question = await store.db
			.selectFrom('faqs')
			.selectAll()
			.where('audience', '=', 'general')
			.orderBy('id')
			.executeTakeFirstOrThrow()
		const path = `/admin/content/faqs/${question.id}`
		const control = new RegExp('name="row-version"[^>]*value="([^"]*)"')
		const day = inDays(40)
		const fields = {
			'row-id': question.id,
			'row-version': control.exec(await page(path, editor))?.[1] ?? '',
			question: question.question,
			answer: 'From the new year on, twice a week.',
			audience: question.audience,
			category: question.category,
			town_slug: '',
			is_active: 'on',
			'starts-on': day,
		}
		const draft = await post(url, path, { ...fields, intent: 'preview' }, { cookie: editor })
		const preview = draft.headers.get('location') ?? ''
		expect(await page(preview, editor)).toContain(`Plan it for ${formatDay(day, 'date')}`)
		expect((await post(url, preview, {}, { cookie: editor })).headers.get('location')).toContain(
			'/admin/planned',
		)
		const again = await post(url, path, { ...fields, intent: 'publish' }, { cookie: editor })
		const html = await again.text()
		expect(again.status).toBe(422)
		for (const text of ['Test editor has planned a change of this', `value="${day}"`, 'twice a week'])
			expect(html.includes(text), text).toBe(true)
		expect(await page(path, editor)).toContain(`from ${formatDay(day, 'date')}`)
		expect(await page(`/admin/planned/page?day=${day}&path=/`, editor)).toContain('twice a week')
		expect(await page('/')).not.toContain('twice a week')
		const plan = await store.db
			.selectFrom('planned_changes')
			.select('id')
			.where('content_table', '=', 'faqs')
			.executeTakeFirstOrThrow()
		expect(await page(`/admin/planned/${plan.id}`, editor)).toContain('From the new year on, twice a week.')
	})

	test('SD-153 say why one cannot take effect any more, in the list and at its field, and offer no confirmation; another stays as it is', async () => {
		const { store, url } = office()
		await store.db.deleteFrom('planned_changes').execute()
		const cookie = await signIn(office(), 'owner')
		const form = factPlace('hours.opens').split('#')[0] ?? ''
		const { opens, closes } = sampleFacts.hours
		const hours = { 'hours.opens': opens, 'hours.closes': closes }
		const price = { 'prices.recycling': '10' }
		const send = async (path: string, before: object, changed: Record<string, string>) => {
			const fields = { 'row-version': JSON.stringify(before), ...before, ...changed }
			expect((await post(url, path, fields, { cookie })).status).toBe(303)
		}
		const day = { 'starts-on': inDays(30) }
		await send(form, hours, { ...day, 'hours.opens': '10:30' })
		await send(prices, price, { ...day, 'prices.recycling': '12.5' })
		await send(form, hours, { 'hours.closes': '13:00' })
		const early = { ...hours, 'hours.closes': '10:00' }
		await send(form, { ...hours, 'hours.closes': '13:00' }, early)
		const list = () => page('/admin/planned', cookie)
		await expect.poll(list, { timeout: 10_000 }).toContain('It cannot take effect')
		const listed = await list()
		expect(listed).toContain('The office must open before it closes. Until that is resolved')
		expect(listed).not.toContain('Leave it planned')
		expect(listed.match(/aria-label="Take it back:/g)).toHaveLength(2)
		expect(await page(form, cookie)).toContain('It needs a decision.')
		expect(await page(prices, cookie)).not.toContain('It needs a decision.')
		expect(await page('/admin/leads', cookie)).toContain('A planned change needs a decision')
		await send(form, early, { 'hours.closes': '13:00' })
		await expect.poll(list, { timeout: 10_000 }).not.toContain('It cannot take effect')
	})
})

describeStore('sqlite', 'what was planned while no server ran', (fresh) => {
	test('SD-151 is on the first page that a new server sends, and the history says who planned it', async () => {
		const store = await fresh({ seed: true })
		const { id: staff_id } = await insertStaff(store, 'owner')
		const plan: PlannedChangeRow = {
			id: randomUUID(),
			content_table: 'company_facts',
			row_id: 'prices.recycling',
			field: 'value',
			adds_row: false,
			base: '10',
			value: '11',
			starts_on: inDays(-2),
			state: 'waiting',
			reason: null,
			staff_id,
			staff_name: 'June',
			created_at: '2026-01-02T17:00:00.000Z',
			settled_by: null,
			settled_at: null,
		}
		await store.db.insertInto('planned_changes').values(plan).execute()
		const { url } = await serveStore(store.connection)
		expect(await (await fetch(`${url}/residential`)).text()).toContain('$11')
		const cookie = await signIn({ url, store }, 'owner')
		const history = await (await get(url, '/admin/content/history?table=company_facts', cookie)).text()
		for (const text of ['June', 'It took effect by itself.']) expect(history.includes(text), text).toBe(true)
	})
})
