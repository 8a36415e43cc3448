import { expect, test } from 'vitest'
import { localTimeOf, startOfDay } from '#app/company/zoned_time.ts'
import { rowsIn } from '#app/content/listing.ts'
import { priceSteps } from '#app/leads/order/price_steps.server.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { findPlace } from '#app/pages/order/find_place.server.ts'
import { isServed } from '#app/pages/order/place.ts'
import { describePlace } from '#app/pages/order/place_words.ts'
import { pageSections } from '#app/content/types/page_sections.ts'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { factForm } from '#test/fact_form.ts'
import { saveFacts } from '#test/save_facts.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { rowVersion } from '../kernel/fields/row_version.server.ts'
import { applyDue, nextPlannedDay } from './apply_due.server.ts'
import { absent, forecast, priorText } from '#app/content/plan_forecast.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { openOutlooks } from '../kernel/plans/stored_values.server.ts'
import { plannableDays } from '../kernel/fields/plan_day.ts'
import { snapshotOn } from '../kernel/plans/snapshot_on.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { mayEdit } from '../parts/screens.ts'
import { confirmPlan, withdrawPlan } from './settle_plan.server.ts'
import { sampleFacts } from '#test/sample_facts.ts'

const planned = { staff: ann, now: new Date('2026-12-02T17:00:00.000Z') }
const later = { staff: ben, now: new Date('2026-12-10T17:00:00.000Z') }
const owner = { staff: { ...ben, email: 'ben@office.example', role: 'owner' as const }, now: later.now }
const newYear = '2027-01-01'
/** Denver is seven hours behind UTC in winter. */
const midnight = new Date('2027-01-01T07:00:00.000Z')

type Desk = Awaited<ReturnType<typeof openOffice>>

const factsOf = ({ services }: Pick<Desk, 'services'>) => services.content.current.facts

async function openOffice(store: FreshStore) {
	const desk = await openContentServices(store)
	await store.db.updateTable('staff').set({ role: 'owner' }).execute()
	let mailsWoken = 0
	const services = {
		...desk.services,
		publicUrl: 'https://hauler.example',
		wake: () => void (mailsWoken += 1),
	}
	return {
		...desk,
		services,
		mailsWoken: () => mailsWoken,
		contentVersion: async () =>
			(await store.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version,
		apply: (now = midnight) => applyDue(services, now),
		plan: (changes: Record<string, unknown>, from = newYear, actor = planned) =>
			factForm(desk, changes).then((form) => planRow(services, form, from, actor)),
		async save(changes: Record<string, unknown>) {
			await saveFacts(store, changes, later.now)
			await services.content.reload()
		},
		async outlooks() {
			const { plans, outlooks } = await openOutlooks(store.db, services.content.types)
			return plans.map((plan) => ({ ...plan, ...(outlooks.get(plan.id) ?? { prior: absent, asks: true }) }))
		},
		states: async () =>
			(await store.db.selectFrom('planned_changes').select('state').orderBy('id').execute())
				.map(({ state }) => state)
				.toSorted(),
	}
}

test('SD-151 every day begins at midnight in the company’s time zone, also when the clocks change', () => {
	const { last } = plannableDays(planned.now, sampleFacts)
	expect(last).toBe('2028-12-02')
	for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2036, 0, 1); at += 24 * 3600_000) {
		const day = new Date(at).toISOString().slice(0, 10)
		const begins = startOfDay(day, sampleFacts)
		expect([day, localTimeOf(begins, sampleFacts)]).toEqual([day, { date: day, time: '00:00' }])
		expect(localTimeOf(new Date(begins.getTime() - 1), sampleFacts).date < day, day).toBe(true)
	}
})

test('SD-151 SD-152 SD-153 a plan is forecast on the values that earlier plans leave, and one that asks leaves the old value', () => {
	const plan = (id: string, row_id: string, more: Partial<PlannedChangeRow> = {}): PlannedChangeRow => ({
		id,
		content_table: 'faqs',
		row_id,
		field: 'answer',
		adds_row: false,
		base: '"Old."',
		value: '"New."',
		starts_on: newYear,
		state: 'waiting',
		reason: null,
		staff_id: ann.id,
		staff_name: ann.name,
		created_at: planned.now.toISOString(),
		settled_by: null,
		settled_at: null,
		...more,
	})
	const { outlooks, valueAfter } = forecast(
		[
			plan('held', 'a', { state: 'held' }),
			plan('first', 'a'),
			plan('second', 'a', { base: '"New."', value: '"Newer."' }),
			plan('late', 'a'),
			plan('new row', 'b', { adds_row: true }),
			plan('no row', 'c'),
		],
		({ row_id }) => (row_id === 'a' ? 'Old.' : absent),
	)
	expect([...outlooks].map(([id, { prior, asks }]) => [id, prior, asks])).toEqual([
		['held', 'Old.', true],
		['first', 'Old.', false],
		['second', 'New.', false],
		['late', 'Newer.', true],
		['new row', absent, false],
		['no row', absent, true],
	])
	const after = (row_id: string, field: string) => valueAfter({ content_table: 'faqs', row_id, field })
	expect([after('a', 'answer'), after('a', 'question')]).toEqual(['Newer.', 'Old.'])
	expect([after('b', 'answer'), after('b', 'question')]).toEqual(['New.', null])
	expect([after('c', 'answer'), after('d', 'answer')]).toEqual([absent, absent])
	expect(priorText({ prior: absent, asks: true })).toBe('absent')
})

test.each([
	['owner', true, true],
	['editor', false, true],
	['office', false, false],
] as const)('SD-152 an %s decides about facts: %s, about content: %s', (role, ofFacts, ofContent) => {
	expect(mayEdit(role, 'company_facts')).toBe(ofFacts)
	expect(mayEdit(role, 'faqs')).toBe(ofContent)
})

describeEachStore('planned changes', (fresh) => {
	test('SD-150 SD-151 facts take effect at midnight under the planner’s name, and only once with two servers', async () => {
		const store = await fresh({ seed: true })
		const [desk, other] = [await openOffice(store), await openOffice(store)]
		const before = await desk.contentVersion()
		expect(await desk.apply(), 'none is planned').toEqual({ applied: 0, held: 0 })
		expect(await desk.plan({ 'prices.overfilled': '45', 'prices.lawn': '29' })).toEqual({
			ok: true,
			planned: 2,
		})
		expect(await desk.apply(new Date(midnight.getTime() - 1))).toEqual({ applied: 0, held: 0 })
		expect(await desk.contentVersion(), 'pages tell of plans').toBe(before + 1)
		expect(factsOf(desk).prices.overfilled).toBeNull()
		const done = await Promise.all([desk.apply(), other.apply(), desk.apply()])
		expect(await desk.contentVersion()).toBeGreaterThan(before + 1)
		expect(desk.mailsWoken()).toBe(0)
		expect(done.reduce((sum, { applied }) => sum + applied, 0)).toBe(2)
		await desk.services.content.reload()
		expect([factsOf(desk).prices.overfilled, factsOf(desk).prices.lawn]).toEqual([45, 29])
		const history = await desk.history()
		expect(
			history.map(({ row_id, staff_name, planned_at, created_at }) => [
				row_id,
				staff_name,
				planned_at,
				created_at,
			]),
		).toEqual(
			['prices.overfilled', 'prices.lawn']
				.map((name) => [name, 'Ann', planned.now.toISOString(), midnight.toISOString()])
				.toSorted(
					(a, b) =>
						history.findIndex(({ row_id }) => row_id === a[0]) -
						history.findIndex(({ row_id }) => row_id === b[0]),
				),
		)
		expect(await desk.states()).toEqual(['applied', 'applied'])
	})

	test('SD-151 overdue plans take effect in the order of their days, and a later plan builds on the earlier one', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		await desk.plan({ 'prices.overfilled': '45' }, '2027-03-01')
		await desk.plan({ 'prices.overfilled': '40' }, newYear)
		expect((await desk.outlooks()).map(({ prior, asks }) => [prior, asks])).toEqual([
			[null, false],
			[40, true],
		])
		const [, march] = await desk.outlooks()
		await withdrawPlan(desk.services, march?.id ?? '', owner)
		await desk.plan({ 'prices.overfilled': '45' }, '2027-03-01')
		expect((await desk.outlooks()).map(({ asks }) => asks)).toEqual([false, false])
		expect(await desk.apply(new Date('2027-06-01T12:00:00.000Z'))).toEqual({ applied: 2, held: 0 })
		expect(factsOf(desk).prices.overfilled).toBe(45)
		const values = (await desk.history()).map(({ after_row }) => after_row?.['value'])
		expect(values.toSorted()).toEqual(['40', '45'])
	})

	test('SD-151 a plan whose day has come leaves those of later days waiting', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		await desk.plan({ 'prices.overfilled': '40' }, newYear)
		await desk.plan({ 'prices.overfilled': '45' }, '2027-03-01')
		await desk.plan({ 'prices.lawn': '31' }, '2027-03-01')
		expect(await desk.apply()).toEqual({ applied: 1, held: 0 })
		expect([factsOf(desk).prices.overfilled, factsOf(desk).prices.lawn]).not.toContain(45)
		expect(factsOf(desk).prices.overfilled).toBe(40)
		expect(await desk.states()).toEqual(['applied', 'waiting', 'waiting'])
	})

	test('SD-151 the next planned day is the earliest on which a plan still waits: neither held, applied nor taken back', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const next = () => nextPlannedDay(desk.services)
		expect(await next()).toBeNull()
		for (const [name, from] of [
			['prices.lawn', '2027-03-01'],
			['prices.overfilled', newYear],
			['prices.recycling', '2027-02-01'],
		] as const)
			expect(await desk.plan({ [name]: '31' }, from)).toMatchObject({ ok: true })
		expect(await next()).toBe(newYear)
		await desk.save({ 'prices.overfilled': '44' })
		expect(await desk.apply()).toEqual({ applied: 0, held: 1 })
		expect(await next(), 'that of the new year is held').toBe('2027-02-01')
		expect(await desk.apply(new Date('2027-02-01T07:00:00.000Z'))).toEqual({ applied: 1, held: 0 })
		expect(await next()).toBe('2027-03-01')
		const lawn = (await desk.outlooks()).find(({ row_id }) => row_id === 'prices.lawn')
		expect(await withdrawPlan(desk.services, lawn?.id ?? '', owner)).toMatchObject({ ok: true })
		expect(await next()).toBeNull()
	})

	test('SD-140 orders know the planned prices of each day, except those that await a decision', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		await desk.plan({ 'prices.recycling': '15' }, '2027-02-01')
		await desk.plan({ 'prices.lawn': '31' })
		const planCart = async (id: string, changes: Record<string, string>, from: string) => {
			const form = await desk.form(cartSizes, id, changes)
			expect(await planRow(desk.services, form, from, planned)).toMatchObject({ ok: true })
		}
		await planCart('cart-small', { price_dollars: '40' }, newYear)
		await planCart('cart-large', { price_dollars: '45' }, '2027-03-01')
		await planCart('cart-large', { suits: 'a full house' }, '2027-03-02')
		const steps = () =>
			priceSteps(desk.services.content.current).map(({ from, prices, carts }) => [
				from,
				...carts.map(({ price }) => price),
				...Object.values(prices),
			])
		expect(steps()).toEqual([
			[newYear, 40, 33, 10, 31],
			['2027-02-01', 40, 33, 15, 31],
			['2027-03-01', 40, 45, 15, 31],
		])
		await desk.save({ 'prices.recycling': '12' })
		expect(steps()).toEqual([
			[newYear, 40, 33, 12, 31],
			['2027-03-01', 40, 45, 12, 31],
		])
	})

	test('SD-140 RT-06 an order says from which day on its town has its own prices, and orders in other towns do not', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		const ownPrices = async (address: string, town: string) => {
			const wanted = { service: 'trash', extras: [], address, town, areaSlug: '' }
			const place = await findPlace({ store, content: desk.services.content }, wanted, planned.now)
			const { refusal } = describePlace(place)
			return isServed(place) ? [place.hindrance?.from, refusal] : place
		}
		const towns = await store.db.selectFrom('residential_towns').select(['id', 'slug']).execute()
		const wellington = towns.find(({ slug }) => slug === 'wellington')?.id ?? ''
		const plan = async (price: string, from: string) => {
			const line = { 'pricing_info.items.0.service': 'A cart', 'pricing_info.items.0.price': price }
			const form = await desk.form(residentialTowns, wellington, line)
			expect(await planRow(desk.services, form, from, planned)).toMatchObject({ ok: true })
		}
		await plan('{{each.price}} a month', newYear)
		expect(await ownPrices('3700 Cleveland Ave', 'Wellington')).toEqual([
			undefined,
			'Your pickup day is Monday.',
		])
		await plan('$41 a month', '2027-02-01')
		expect(await ownPrices('3700 Cleveland Ave', 'Wellington')).toEqual([
			'2027-02-01',
			'From February 1, 2027 on, your town has prices of its own. Ask us for a quote instead.',
		])
		expect(await ownPrices('512 Walnut St', 'Windsor')).toEqual([undefined, 'Your pickup day is Wednesday.'])
		await desk.apply(startOfDay('2027-02-01', sampleFacts))
		expect(await ownPrices('3700 Cleveland Ave', 'Wellington')).toEqual([
			null,
			'Your town has prices of its own. Ask us for a quote instead.',
		])
	})

	test('SD-140 PD-05 an order says from which day on another hauler or nobody picks up there, and unaffected orders do not', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		const place = (address: string, town: string, service = 'trash', extras: string[] = []) =>
			findPlace(
				{ store, content: desk.services.content },
				{ service, extras, address, town, areaSlug: '' },
				planned.now,
			)
		const refusal = async (...at: Parameters<typeof place>) => describePlace(await place(...at)).refusal
		const [wellington, windsor] = [
			['3700 Cleveland Ave', 'Wellington'] as const,
			['512 Walnut St', 'Windsor'] as const,
		]
		const idIn = async (table: 'residential_towns' | 'pickup_areas', slug: string) =>
			(await store.db.selectFrom(table).select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id

		const ofTown = await desk.form(residentialTowns, await idIn('residential_towns', 'wellington'), {
			contracted_to: 'Ram Waste',
		})
		expect(await planRow(desk.services, ofTown, newYear, planned)).toMatchObject({ ok: true })
		expect(await refusal(...wellington)).toBe(
			'From January 1, 2027 on, Ram Waste picks up the trash there: the city has contracted it to them. Ask us for a quote instead.',
		)
		expect(await refusal(...wellington, 'lawn')).toBe('Your pickup day is Monday.')
		expect(await refusal(...windsor)).toBe('Your pickup day is Wednesday.')

		const found = await place(...windsor)
		const area = found.kind === 'area' ? found.slug : ''
		const contract = async (slug: string, from: string) => {
			const form = await desk.form(pickupAreas, await idIn('pickup_areas', slug), {
				contracted_to: 'Poudre Haulers',
			})
			expect(await planRow(desk.services, form, from, planned)).toMatchObject({ ok: true })
		}
		await contract(area, '2027-02-01')
		expect(await refusal(...windsor)).toMatch(
			/^From February 1, 2027 on, Poudre Haulers picks up the trash there/,
		)

		await desk.plan({ 'services.lawn': 'false' }, '2027-01-15')
		expect(await refusal(...windsor, 'trash', ['lawn'])).toBe(
			'From January 15, 2027 on, there is no lawn pickup. Ask us for a quote instead.',
		)
		expect(await refusal(...windsor)).toMatch(/^From February 1/)
		// For an unlisted street only the town is known, and it counts as contracted once all of its areas are.
		await store.db.deleteFrom('street_ranges').execute()
		await desk.services.content.reload()
		const areas = await store.db
			.selectFrom('pickup_areas')
			.select('slug')
			.where('town_slug', '=', 'windsor')
			.execute()
		expect(areas.length).toBeGreaterThan(1)
		expect(await refusal('7 Elm St', 'Windsor')).toBe('We come to Windsor.')
		for (const { slug } of areas) if (slug !== area) await contract(slug, '2027-03-01')
		expect(await refusal('7 Elm St', 'Windsor')).toMatch(/^From March 1, 2027 on, Poudre Haulers picks up/)
		expect(await refusal(...windsor, 'lawn')).toMatch(/^From January 15, 2027 on, there is no lawn/)
	})

	test('SD-152 a plan whose value somebody else has changed is neither applied nor dropped: it asks for a decision, by mail too', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		await desk.plan({ 'prices.overfilled': '45', 'prices.lawn': '29', 'prices.recycling': '15' })
		await desk.save({ 'prices.overfilled': '44', 'prices.recycling': '15' })
		const asking = (await desk.outlooks()).filter(({ asks }) => asks)
		expect(asking.map(({ row_id, prior }) => [row_id, prior])).toEqual([['prices.overfilled', 44]])
		expect(await desk.apply()).toEqual({ applied: 2, held: 1 })
		expect([
			factsOf(desk).prices.overfilled,
			factsOf(desk).prices.lawn,
			factsOf(desk).prices.recycling,
		]).toEqual([44, 29, 15])
		expect(desk.mailsWoken()).toBe(1)
		const mails = await store.db.selectFrom('outbox').select(['to_address', 'subject']).execute()
		expect(mails.map(({ subject }) => subject)).toEqual([
			'A change planned for January 1, 2027 did not take effect',
		])
		expect(await desk.apply(), 'it goes on asking').toEqual({ applied: 0, held: 0 })

		const [held] = await desk.outlooks()
		const id = held?.id ?? ''
		await desk.plan({ 'prices.lawn': '30' }, '2027-01-02')
		expect(await desk.apply(startOfDay('2027-01-02', sampleFacts)), 'others do not wait for it').toEqual({
			applied: 1,
			held: 0,
		})

		await desk.save({ 'prices.overfilled': '46' })
		const seen = held ? priorText(held) : ''
		expect(await confirmPlan(desk.services, { id, prior: seen }, owner)).toMatchObject({ status: 409 })
		const office = { ...owner, staff: { ...owner.staff, role: 'editor' as const } }
		expect(await confirmPlan(desk.services, { id, prior: '46' }, office)).toMatchObject({ status: 403 })
		expect(await confirmPlan(desk.services, { id, prior: '46' }, owner)).toEqual({ ok: true })
		expect(await desk.apply()).toEqual({ applied: 1, held: 0 })
		expect(factsOf(desk).prices.overfilled).toBe(45)
		expect(await withdrawPlan(desk.services, id, owner)).toMatchObject({ status: 409 })
	})

	test('SD-150 an impossible day, a field that already has a plan and an invalid value are each refused with a sentence', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const message = async (changes: Record<string, unknown>, from?: string) => {
			const result = await desk.plan(changes, from)
			return 'errors' in result
				? result.errors.map((error) => `${error.field}: ${error.message}`).join()
				: null
		}
		expect(await message({ 'prices.lawn': '29' }, '2026-12-02')).toContain('That is today')
		expect(await message({ 'prices.lawn': '29' }, '2026-02-30')).toContain(
			'choose a day from December 3, 2026',
		)
		for (const day of ['2028-12-03', '2029-01-01'])
			expect(await message({ 'prices.lawn': '29' }, day)).toContain('to December 2, 2028')
		expect(await message({ 'prices.recycling': '14' }, '2028-12-02')).toBeNull()
		expect(await message({ 'prices.lawn': 'a lot' })).toContain('prices.lawn: Please enter a price')
		expect(await message({ 'hours.opens': '18:00' })).toContain('must open before it closes')
		expect(await message({ 'prices.lawn': String(factsOf(desk).prices.lawn) })).toContain('nothing to plan')
		expect(await message({ 'prices.lawn': '29' })).toBeNull()
		expect(await message({ 'prices.lawn': '31' })).toContain(
			'Ann has planned a change of this for January 1, 2027',
		)
		expect(await desk.states()).toEqual(['waiting', 'waiting'])
	})

	test('SD-151 two facts that belong together take effect together; one that breaks a rule alone is held with the reason', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		const { opens, closes } = factsOf(desk).hours
		const names = ['hours.opens', 'hours.closes'] as const
		const late = { [names[0]]: '17:00', [names[1]]: '19:00' }
		await desk.plan({ [names[1]]: late[names[1]] })
		await desk.plan({ [names[0]]: late[names[0]] })
		expect(await desk.apply()).toEqual({ applied: 2, held: 0 })
		expect(factsOf(desk).hours).toMatchObject({ opens: '17:00', closes: '19:00' })
		await desk.save({ [names[0]]: opens, [names[1]]: closes })
		await desk.plan({ [names[1]]: late[names[1]] }, '2027-02-01')
		await desk.plan({ [names[0]]: late[names[0]] }, '2027-02-01')
		const closing = (await desk.outlooks()).find(({ row_id }) => row_id === names[1])
		await withdrawPlan(desk.services, closing?.id ?? '', owner)
		expect(await desk.apply(startOfDay('2027-02-01', sampleFacts))).toEqual({ applied: 0, held: 1 })
		expect((await desk.outlooks())[0]?.reason).toContain('must open before it closes')
		expect(factsOf(desk).hours).toMatchObject({ opens, closes })
	})

	test('SD-153 taking back a planned new row takes back all of its fields for that day, and no other plans', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		const [faq] = await store.db.selectFrom('faqs').select('id').orderBy('id').limit(1).execute()
		const typed = await desk.form(faqs, faq?.id ?? '', { question: 'Since when?' })
		const add = (id: string, day: string, question: string) =>
			planRow(
				desk.services,
				{ ...typed, id, version: null, values: { ...typed.values, question } },
				day,
				planned,
			)
		const refusal = async (result: ReturnType<typeof add>) =>
			(await result.then((one) => ('errors' in one ? one.errors : []))).map(({ message }) => message)
		expect(await add('one', newYear, 'One?')).toMatchObject({ ok: true })
		expect(await add('one', '2027-02-01', 'One, later?')).toEqual({ ok: true, planned: 1 })
		expect(await add('two', newYear, 'Two?')).toMatchObject({ ok: true })
		expect(await refusal(add('two', newYear, 'Again?'))).toContainEqual(
			expect.stringContaining('Ann has planned a change of this'),
		)
		expect(await refusal(add('three', '2026-12-02', 'Three?'))).toEqual([
			expect.stringContaining('That is today'),
		])
		expect((await refusal(add('three', newYear, ''))).length).toBe(1)
		expect(
			await refusal(planRow(desk.services, await desk.form(faqs, faq?.id ?? ''), newYear, planned)),
		).toEqual([expect.stringContaining('nothing to plan')])
		const left = async () =>
			(await openPlans(store.db)).map(({ row_id, starts_on, field }) => `${row_id} ${starts_on} ${field}`)
		const all = await left()
		const before = await desk.contentVersion()
		const first = (await openPlans(store.db)).find(({ row_id }) => row_id === 'one')
		expect(await withdrawPlan(desk.services, first?.id ?? '', owner)).toEqual({ ok: true })
		expect(await left()).toEqual(all.filter((one) => !one.startsWith(`one ${newYear}`)))
		expect((await left()).length).toBeGreaterThan(2)
		expect(await desk.contentVersion()).toBe(before + 1)
	})

	test('SD-150 a day on which both a town’s address and a text of its page change has both changes', async () => {
		const store = await fresh({ seed: true })
		// A town's slug cannot change while areas or questions refer to it.
		await store.db.deleteFrom('street_ranges').execute()
		await store.db.deleteFrom('pickup_areas').execute()
		await store.db.deleteFrom('faqs').execute()
		const desk = await openOffice(store)
		const plan = async (...[type, id, typed]: Parameters<typeof desk.form>) =>
			expect(await planRow(desk.services, await desk.form(type, id, typed), newYear, planned)).toEqual({
				ok: true,
				planned: 1,
			})
		await plan(residentialTowns, 'residential-windsor', { slug: 'windsor-town' })
		await plan(pageSections, 'section-residential-windsor-bottom-cta', { title: 'In the new year' })
		const titles = async (day: string, of: string) => {
			const { sections } = await snapshotOn(desk.services, day)
			return rowsIn(sections)
				.filter(({ page_slug }) => page_slug === of)
				.map(({ section_name, title }) => `${section_name} ${title}`)
		}
		const [before, after] = ['residential-windsor', 'residential-windsor-town']
		const was = await titles('2026-12-31', before)
		expect(was).toHaveLength(3)
		expect(await titles(newYear, before)).toEqual([])
		expect((await titles(newYear, after)).toSorted()).toEqual(
			was.map((one) => (one.startsWith('bottom-cta ') ? 'bottom-cta In the new year' : one)).toSorted(),
		)
	})

	test('SD-153 a text takes effect beside other changes to its row; a new row appears, and a deleted row stays deleted', async () => {
		const store = await fresh({ seed: true })
		const desk = await openOffice(store)
		const { db } = store
		const hero = await db
			.selectFrom('page_sections')
			.selectAll()
			.where('page_slug', '=', 'home')
			.where('section_name', '=', 'hero')
			.executeTakeFirstOrThrow()
		const [first, second] = await db.selectFrom('faqs').selectAll().orderBy('id').limit(2).execute()
		if (!first || !second) throw new Error('The seed has questions.')
		const form = async (id: string, typed: Record<string, string>) => desk.form(faqs, id, typed)
		const heroForm = await desk.form(pageSections, hero.id, { title: 'A new year on your road' })
		expect(await planRow(desk.services, heroForm, newYear, planned)).toEqual({ ok: true, planned: 1 })
		await planRow(desk.services, await form(first.id, { answer: 'From January.' }), newYear, planned)
		await planRow(desk.services, await form(second.id, { answer: 'Of January.' }), newYear, planned)
		const added = { ...(await form(first.id, { question: 'Since when?' })), id: 'faq-new', version: null }
		expect(await planRow(desk.services, added, newYear, planned)).toMatchObject({ ok: true })
		const again = await planRow(desk.services, heroForm, newYear, planned)
		expect(again).toMatchObject({ reason: 'invalid' })

		const bens = await desk.form(pageSections, hero.id, { description: 'Said by Ben.' })
		expect(await saveRow(desk.services, bens, later)).toMatchObject({ ok: true })
		const version = rowVersion(faqs, await desk.row(faqs, second.id))
		await deleteRow(desk.services, { description: faqs, id: second.id, version }, later)
		expect(await desk.apply()).toMatchObject({ held: 1 })
		const rowOf = (id: string) => desk.row(faqs, id)
		expect(await desk.row(pageSections, hero.id)).toMatchObject({
			title: 'A new year on your road',
			description: 'Said by Ben.',
		})
		expect((await rowOf(first.id))['answer']).toBe('From January.')
		expect((await rowOf('faq-new'))['question']).toBe('Since when?')
		const [held] = await desk.outlooks()
		expect([held?.row_id, held?.reason]).toEqual([second.id, 'It was deleted meanwhile.'])
		const kept = await confirmPlan(desk.services, { id: held?.id ?? '', prior: 'absent' }, owner)
		expect(kept).toMatchObject({ status: 409 })
		const planners = (await desk.history()).filter(({ planned_at }) => planned_at !== null)
		expect(planners.map(({ action, staff_name }) => `${action} ${staff_name}`).toSorted()).toEqual([
			'create Ann',
			'save Ann',
			'save Ann',
		])
	})
})
