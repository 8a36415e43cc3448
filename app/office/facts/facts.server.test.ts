import { expect, test } from 'vitest'
import type { FormValues } from '#platform/forms/parse_form.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { groupType } from '#test/fact_form.ts'
import { sendLead } from '#test/office_leads.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { stopRow } from '#test/rows.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { serveStore } from '#test/serve_store.ts'
import { get, signIn, staffPassword } from '#test/staff.ts'
import { describeStore } from '#test/stores.ts'
import { revertChange } from '../content/revert_change.server.ts'
import { readHistory } from '../content/history.server.ts'
import { listFacts } from './list_facts.server.ts'
import { saveFactForm } from './save_fact_form.server.ts'

const owner = (who: typeof ann) => ({ ...who, email: 'owner@office.example', role: 'owner' as const })
const actor = { staff: owner(ann), now: new Date('2026-11-21T14:00:00.000Z') }
const later = { staff: owner(ben), now: new Date('2026-11-21T14:05:00.000Z') }
type Desk = Awaited<ReturnType<typeof openContentServices>>
type Form = Awaited<ReturnType<Desk['form']>>

/** The form of a group with its current values, overridden by `typed`. */
const typedForm = (desk: Desk, key: string, typed: FormValues = {}) =>
	desk.form(groupType(desk, key), key, typed)

const factsOf = ({ services }: Desk) => services.content.current.facts
const saveIn = (desk: Desk, form: Form, saving: typeof actor, seen = '') =>
	saveFactForm(desk.services, form, { day: '', seen }, saving)
const typedOver = (form: Form, typed: FormValues) => ({ ...form, values: { ...form.values, ...typed } })

/** The question that a save asks first. */
async function askedIn(desk: Desk, form: Form, seen = '') {
	const asked = await saveIn(desk, form, actor, seen)
	if (asked.ok || asked.reason !== 'asks' || !('jumps' in asked.question)) throw new Error('It asks nothing.')
	const { key, jumps } = asked.question
	return { key, texts: jumps.map(({ text }) => text) }
}

describeStore('sqlite', 'the company facts form', (fresh) => {
	test('refuses placeholders in facts, which would show their braces; one that is already stored stays until it is changed', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const day = ['2027-03-05', 'Call {{phone}}', 'moved'].join('\n')
		for (const [key, name, typed] of [
			['hours', 'hours.sunday', 'Call {{phone}}'],
			['holidays', 'hours.closedDays', day],
		] as const) {
			const before = factsOf(desk)
			const form = await typedForm(desk, key, { [name]: typed })
			expect(await saveIn(desk, form, actor), name).toMatchObject({
				ok: false,
				reason: 'invalid',
				errors: [{ field: name, message: expect.stringContaining('double braces') as unknown }],
			})
			expect(factsOf(desk)).toBe(before)
		}
		const { services } = desk
		const id = 'c0ffee00-0000-4000-8000-000000000001'
		const stored = {
			id,
			name: 'hours.sunday',
			value: '"Call {{phone}}"',
			updated_at: actor.now.toISOString(),
		}
		await services.store.db.insertInto('company_facts').values(stored).execute()
		await services.content.reload()
		const other = await typedForm(desk, 'hours', { 'hours.closes': '16:30' })
		expect(await saveIn(desk, other, actor)).toMatchObject({ ok: true })
		expect(factsOf(desk).hours).toMatchObject({ closes: '16:30', sunday: 'Call {{phone}}' })
	})

	test('FI-114 asks before a service is switched off, naming the pages that go and the open requests, which stay', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { store } = desk.services
		await sendLead(store, 'rolloff')
		await sendLead(store, 'quote', { service_type: 'rolloff' })
		await sendLead(store, 'quote', { service_type: 'commercial' })
		const off = await typedForm(desk, 'services', { 'services.rolloff': '', 'services.hoa': '' })
		const { key, texts } = await askedIn(desk, off)
		expect(texts).toEqual([
			expect.stringMatching(
				/^\d\d pages leave the site \(\/roll-off-dumpsters, .* and \d+ more\), and 2 open requests stay in the inbox: is that right\?$/,
			),
			expect.stringMatching(/^3 pages leave the site \(\/hoa-services, .*\): is that right\?$/),
		])
		expect(factsOf(desk).services.rolloff).toBe(true)

		expect(await saveIn(desk, off, actor, key)).toMatchObject({ ok: true })
		expect(factsOf(desk).services).toMatchObject({ rolloff: false, hoa: false, commercial: true })
		expect(factsOf(desk).closedPages).toMatchObject({ '/hoa-services': 'hoa', '/size-calculator': 'rolloff' })
		expect(await store.db.selectFrom('lead_work').select('form').execute()).toHaveLength(3)
	})

	test('FI-114 says how many reminder subscriptions are affected before a service is switched off', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { store } = desk.services
		const area_id = await areaId(store, 'windsor-lake')
		await insertSubscriptions(store, 2, { area_id })
		await insertSubscriptions(store, 1, { area_id, wants_lawn: false })
		await insertSubscriptions(store, 1, { area_id, ended_at: '2026-11-01T12:00:00.000Z' })
		const asked = async (service: string) => {
			const { texts } = await askedIn(
				desk,
				await typedForm(desk, 'services', { [`services.${service}`]: '' }),
			)
			return texts.join()
		}
		expect(await asked('lawn')).toMatch(/, and 2 subscriptions get no reminders of it: is that right\?$/)
		expect(await asked('residential')).toMatch(/, and 3 subscriptions get no reminders of it: is/)
		expect(await asked('rolloff')).not.toContain('reminders')
	})

	test('FI-93 asks before a day is closed, naming the stops that move with their pickups and those that keep their day', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { store } = desk.services
		const area_id = await areaId(store, 'windsor-lake')
		const day = '2026-12-09'
		const stops = [
			stopRow({ day, name: 'June Alvarez', kind: 'extra', follows_route: true, area_id }),
			stopRow({ day, name: 'Pat Lindqvist' }),
			stopRow({ day: '2026-12-10', name: 'Ada Brook' }),
		]
		await store.db.insertInto('stops').values(stops).execute()
		const closed = await typedForm(desk, 'holidays', { 'hours.closedDays': `${day}\nInventory\nmoved` })
		const { key, texts } = await askedIn(desk, closed)
		expect(texts).toEqual([
			'1 stop moves with its pickup: June Alvarez, Extra bags or bulky item, from Wed, Dec 9 to Thu, Dec 10. 1 stop has a day of its own and stays on it: Pat Lindqvist, Repair a cart, Wed, Dec 9. Is that right?',
		])
		expect(await saveIn(desk, closed, actor, key)).toMatchObject({ ok: true })
		const usual = await typedForm(desk, 'holidays', { 'hours.closedDays': `${day}\nInventory\nusual` })
		expect((await askedIn(desk, usual)).texts).toEqual([
			expect.stringMatching(
				/^1 stop moves with its pickup: June Alvarez, .* from Thu, Dec 10 to Wed, Dec 9\. Is/,
			),
		])
	})

	test('FI-113 lawn pickup needs residential service, and one service must be left', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const refusedFor = async (typed: FormValues) => {
			const form = await typedForm(desk, 'services', typed)
			const { key } = await askedIn(desk, form)
			return saveIn(desk, form, actor, key)
		}
		const alone = await refusedFor({ 'services.residential': '', 'services.hoa': '' })
		expect(alone).toMatchObject({
			ok: false,
			errors: expect.arrayContaining([
				{
					field: 'services.residential',
					message: 'Lawn pickup needs residential service: please switch both on, or this off.',
				},
			]) as unknown,
		})
		const none = await refusedFor(
			Object.fromEntries(Object.keys(factsOf(desk).services).map((name) => [`services.${name}`, ''])),
		)
		expect(JSON.stringify(none)).toContain(
			'Please switch on at least one service: a site that offers nothing has nothing to say.',
		)
		expect(factsOf(desk).services.residential).toBe(true)
	})

	test('saves only what was changed, with its history, and can take it back', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const revert = async (who: Parameters<typeof revertChange>[2]) => {
			const { entries } = await readHistory(desk.services, {
				table: 'company_facts',
				row: 'prices.recycling',
				cursor: null,
			})
			const { id: historyId = '', version = null } = entries.at(-1) ?? {}
			return revertChange(desk.services, { table: 'company_facts', historyId, version }, who)
		}
		expect(await saveIn(desk, await typedForm(desk, 'prices'), actor)).toMatchObject({ ok: true })
		expect(await desk.history(), 'nothing was changed').toEqual([])
		const price = await typedForm(desk, 'prices', { 'prices.recycling': '11' })
		const days = await typedForm(desk, 'hours', { 'hours.days': '1,2,3,4' })
		expect(await saveIn(desk, price, actor)).toMatchObject({ ok: true })
		expect(await saveIn(desk, days, actor)).toMatchObject({ ok: true })
		expect([factsOf(desk).prices.recycling, factsOf(desk).hours.days]).toEqual([11, [1, 2, 3, 4]])
		const entries = await desk.history()
		expect(entries.map(({ row_id, staff_name }) => `${row_id} ${staff_name}`).toSorted()).toEqual([
			'hours.days Ann',
			'prices.recycling Ann',
		])
		const stored = { id: 'prices.recycling', name: 'prices.recycling', value: '11' }
		expect(entries.find(({ row_id }) => row_id === 'prices.recycling')).toMatchObject({
			before_row: null,
			after_row: stored,
		})
		const editor = { ...actor, staff: { ...owner(ann), role: 'editor' as const } }
		expect(await revert(editor)).toMatchObject({ status: 403 })
		expect(await revert(later)).toBeNull()
		expect([factsOf(desk).prices.recycling, factsOf(desk).hours.days]).toEqual([10, [1, 2, 3, 4]])
		expect(await revert(later)).toMatchObject({ status: 409 })
	})

	test('records a fact that no form has, such as whether the site is live, in the history, too', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const form = await desk.form(groupType(desk, 'live'), 'live', { live: '' })
		const isLive = factsOf(desk).live
		const typed = typedOver(form, { live: isLive ? '' : 'on' })
		expect(await saveIn(desk, typed, actor)).toMatchObject({ ok: true })
		expect(factsOf(desk).live).toBe(!isLive)
		const filter = { table: 'company_facts', row: 'live', cursor: null }
		expect((await readHistory(desk.services, filter)).entries).toMatchObject([
			{ title: 'The site is live', path: '/admin/facts#field-live', staffName: 'Ann' },
		])
	})

	test('a new third-party script requires the password; what was typed stays', async () => {
		const store = await fresh({ seed: true })
		const desk = await openContentServices(store)
		const { url } = await serveStore(store.connection)
		const cookie = await signIn({ url, store }, 'owner')
		const script = 'https://tags.example/tag.js'
		const fields = { 'portals.analyticsScript': script, 'portals.billing': 'https://pay.example/17' }
		const send = async (typed: Record<string, string>, password?: string) => {
			const body = new URLSearchParams()
			const { version, values } = await typedForm(desk, 'portals', typed)
			for (const [name, value] of Object.entries({ ...values, 'row-version': version }))
				body.append(name, value)
			if (password !== undefined) body.set('password', password)
			return fetch(`${url}/admin/facts/portals`, {
				method: 'POST',
				redirect: 'manual',
				headers: { origin: url, cookie },
				body,
			})
		}
		const saved = () => store.db.selectFrom('company_facts').select('name').execute()
		for (const password of [undefined, 'not my password']) {
			const asked = await send(fields, password)
			const html = await asked.text()
			expect(asked.status).toBe(422)
			expect(html).toContain('name="password"')
			for (const typed of Object.values(fields)) expect(html).toContain(`value="${typed}"`)
			expect(html).not.toContain('not my password')
			expect(await saved()).toEqual([])
		}
		expect(
			(await send({ 'portals.analyticsScript': 'http://tags.example/tag.js' }, staffPassword)).status,
		).toBe(422)
		expect((await send(fields, staffPassword)).status).toBe(303)
		expect(await saved()).toHaveLength(2)
		const policyOf = async (path: string) =>
			(await get(url, path, cookie)).headers.get('content-security-policy')
		await expect.poll(() => policyOf('/')).toContain('https://tags.example')
		for (const path of ['/admin', '/admin/facts', '/admin/facts/portals', '/admin/account']) {
			expect(await policyOf(path)).not.toContain('tags.example')
		}
		await desk.services.content.reload()
		expect(
			(await send({ 'portals.billing': 'https://pay.example/18' })).status,
			'the script is no new one',
		).toBe(303)
		await desk.services.content.reload()
		expect((await send({ 'portals.analyticsScript': '' })).status, 'nor is none').toBe(303)
	})

	test("tells the second of two people of a conflict; saving over the first's value keeps what the second form did not touch", async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { recycling, lawn, overfilled } = factsOf(desk).prices
		const bens = await typedForm(desk, 'prices', { 'prices.lawn': '22' })
		const anns = await typedForm(desk, 'prices', {
			'prices.recycling': '12',
			'prices.lawn': '21',
			'lawnSeason.from': 'May 5',
		})
		expect(await saveIn(desk, anns, actor)).toMatchObject({ ok: true })
		const refused = await saveIn(desk, bens, later)
		expect(refused).toMatchObject({
			reason: 'conflict',
			savedBy: { name: 'Ann' },
			theirs: [{ name: 'prices.lawn', values: { 'prices.lawn': '21' }, words: '$21' }],
			values: { 'prices.lawn': '22', 'prices.recycling': '12', 'lawnSeason.from': 'May 5' },
		})
		if (refused.ok || refused.reason !== 'conflict') throw new Error('not told')
		expect(factsOf(desk).prices).toMatchObject({ lawn: 21, recycling: 12 })
		expect(await saveIn(desk, { ...bens, ...refused }, later)).toMatchObject({ ok: true })
		expect(factsOf(desk).prices).toMatchObject({ lawn: 22, recycling: 12, overfilled })
		expect(factsOf(desk).lawnSeason.from).toBe('May 5')
		expect({ recycling, lawn }, 'what both began with').toEqual({ recycling: 10, lawn: 20 })
	})

	test('a change by only the other person is kept without a conflict, and so is the same change by both', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const bens = await typedForm(desk, 'prices', { 'prices.lawn': '22', 'prices.overfilled': '4' })
		const anns = await typedForm(desk, 'prices', { 'prices.recycling': '12', 'prices.overfilled': '4' })
		expect(await saveIn(desk, anns, actor)).toMatchObject({ ok: true })
		expect(await saveIn(desk, bens, later)).toMatchObject({ ok: true })
		expect(factsOf(desk).prices).toMatchObject({ lawn: 22, recycling: 12, overfilled: 4 })
	})

	test('does not undo others’ changes when a refused form is sent again; a form without its opening values reports conflicts', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const bens = await typedForm(desk, 'prices', { 'lawnSeason.from': 'December 1' })
		const unreadable = { ...(await typedForm(desk, 'prices', { 'prices.lawn': '25' })), version: '{' }
		const anns = await typedForm(desk, 'prices', { 'prices.recycling': '12' })
		expect(await saveIn(desk, anns, actor)).toMatchObject({ ok: true })
		expect(await saveIn(desk, bens, later)).toMatchObject({
			reason: 'invalid',
			errors: [{ field: 'lawnSeason.from' }],
		})
		const right = typedOver(bens, { 'lawnSeason.from': 'May 5' })
		expect(await saveIn(desk, right, later)).toMatchObject({ ok: true })
		expect(factsOf(desk).prices.recycling).toBe(12)
		expect(factsOf(desk).lawnSeason.from).toBe('May 5')
		expect(await saveIn(desk, unreadable, later)).toMatchObject({
			reason: 'conflict',
			theirs: [{ name: 'prices.recycling' }, { name: 'prices.lawn' }, { name: 'lawnSeason.from' }],
		})
		expect(factsOf(desk).prices).toMatchObject({ recycling: 12, lawn: 20 })
	})

	test('SD-136 asks about a value that jumps by half, and the confirmation saves only that value', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const form = await typedForm(desk, 'prices', { 'prices.recycling': '290', 'prices.lawn': '21' })
		const { key, texts } = await askedIn(desk, form)
		expect(texts).toEqual(['From $10 to $290: is that right?'])
		expect(factsOf(desk).prices, 'nothing is saved yet').toMatchObject({ recycling: 10, lawn: 20 })
		const more = typedOver(form, { 'prices.recycling': '2900' })
		expect((await askedIn(desk, more, key)).texts).toEqual(['From $10 to $2,900: is that right?'])
		expect(await saveIn(desk, form, actor, key)).toMatchObject({ ok: true })
		expect(factsOf(desk).prices).toMatchObject({ recycling: 290, lawn: 21 })
		const hours = await typedForm(desk, 'hours', { 'hours.closes': '20:00', 'hours.days': '1,2' })
		expect((await askedIn(desk, hours)).texts).toEqual([
			'From Monday, Tuesday, Wednesday, Thursday, Friday to Monday, Tuesday: is that right?',
			'From 4:00 PM to 8:00 PM: is that right?',
		])
		const wrong = await typedForm(desk, 'prices', { 'prices.recycling': '1', 'prices.lawn': 'a lot' })
		expect(await saveIn(desk, wrong, actor), 'what is wrong comes first').toMatchObject({
			reason: 'invalid',
			errors: [{ field: 'prices.lawn' }],
		})
	})

	test('SD-160 refuses a lawn season with a day that does not exist, but keeps one that is already stored', async () => {
		const store = await fresh({ seed: true })
		const value = JSON.stringify('April 31')
		await store.db
			.insertInto('company_facts')
			.values({ id: 'lawnSeason.from', name: 'lawnSeason.from', value, updated_at: actor.now.toISOString() })
			.execute()
		const desk = await openContentServices(store)
		expect(factsOf(desk).lawnSeason.from).toBe('April 31')
		for (const day of ['May 45', 'June 31', 'May 0', 'May 2026']) {
			const form = await typedForm(desk, 'prices', { 'lawnSeason.from': day })
			const message = expect.stringContaining('no such day') as unknown
			const errors = [{ field: 'lawnSeason.from', message }]
			expect(await saveIn(desk, form, actor), day).toMatchObject({ ok: false, errors })
		}
		const form = await typedForm(desk, 'prices', {
			'lawnSeason.from': 'mid-April',
			'lawnSeason.to': 'November 30th',
		})
		expect(await saveIn(desk, form, actor)).toMatchObject({ ok: true })
	})
})

test('SD-141 an hour of the day is listed as a clock time', () => {
	const [group] = listFacts({ 'pickup.truckOutUntilHour': 19 }, 'trucks out', sampleFacts.services)
	expect(group?.facts.map(({ value }) => value)).toEqual(['7 PM'])
})
