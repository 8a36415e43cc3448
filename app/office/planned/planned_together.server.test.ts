import { expect, test } from 'vitest'
import { openPlans } from '#app/content/open_plans.server.ts'
import { priorText } from '#app/content/plan_forecast.ts'
import { cartSizes } from '#app/content/types/cart_sizes.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { addLawnCans } from '#test/lawn_cans.ts'
import { describeStore, type FreshStore } from '#test/stores.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { openOutlooks } from '../kernel/plans/stored_values.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { applyDue } from './apply_due.server.ts'
import { changePlan } from './change_plan.server.ts'
import { listPlans } from './list_plans.server.ts'
import { confirmPlan, withdrawPlan } from './settle_plan.server.ts'

const planned = { staff: ann, now: new Date('2026-12-02T17:00:00.000Z') }
const later = { staff: ben, now: new Date('2026-12-10T17:00:00.000Z') }
const newYear = '2027-01-01'
const midnight = new Date('2027-01-01T07:00:00.000Z')

/** Two lawn cans that are planned to become trash carts with a price on January 1. */
async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	const services = { ...desk.services, publicUrl: 'https://hauler.example', wake() {} }
	const carts = ['can-one', 'can-two']
	await addLawnCans(services, [...carts, 'can-three'], planned.now)
	for (const id of carts) {
		const form = await desk.form(cartSizes, id, { holds: 'trash', price_dollars: '30' })
		expect(await planRow(services, form, newYear, planned)).toEqual({ ok: true, planned: 2 })
	}
	/** Changes the plan for a field, as its form does. */
	const change = async (id: string, field: string, value: string, day = newYear) => {
		const { plans, outlooks } = await openOutlooks(store.db, services.content.types)
		const plan = plans.find((one) => one.row_id === id && one.field === field)
		const outlook = plan && outlooks.get(plan.id)
		if (!outlook) throw new Error('That is not planned.')
		return changePlan(services, plan, { values: { [field]: value }, day, prior: priorText(outlook) }, later)
	}
	return { ...desk, services, carts, change, apply: () => applyDue(services, midnight) }
}

describeStore('sqlite', 'several fields of a row that are planned for a day', (fresh) => {
	test('SD-150 take effect together even if somebody else changed one of the plans, each recorded under its planner’s name', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		for (const id of desk.carts)
			expect(await desk.change(id, 'price_dollars', '32')).toMatchObject({ ok: true })
		expect(await desk.apply()).toEqual({ applied: 4, held: 0 })
		const history = await desk.history()
		for (const id of desk.carts) {
			expect(await desk.row(cartSizes, id)).toMatchObject({ holds: 'trash', price_dollars: 32 })
			const entries = history.filter(({ row_id, planned_at }) => row_id === id && planned_at !== null)
			expect(
				entries.map(({ staff_name, planned_at, before_row, after_row }) => [
					staff_name,
					planned_at,
					...[before_row, after_row].map((row) => [row?.['holds'], row?.['price_dollars']].join(' ')),
				]),
			).toEqual([
				['Ann', planned.now.toISOString(), 'lawn ', 'trash '],
				['Ben', later.now.toISOString(), 'trash ', 'trash 32'],
			])
		}
	})

	test('SD-150 can be moved to another day one by one, unless the others need the moved one, which a sentence explains', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const refused = await desk.change('can-one', 'price_dollars', '30', '2027-02-01')
		expect(refused).toMatchObject({
			errors: [
				{
					message:
						'What else is planned for January 1, 2027 could not take effect without it: Dollars a month is missing: a cart for trash has a price. Change or take back what is planned beside it first.',
				},
			],
		})
		expect(await desk.change('can-one', 'price_dollars', '30', '2026-12-20')).toMatchObject({ ok: true })
		expect(await desk.change('can-two', 'holds', 'trash', '2026-12-20')).toMatchObject({
			errors: [{ message: 'Dollars a month is missing: a cart for trash has a price.' }],
		})
		expect(await desk.change('can-two', 'holds', 'trash', '2027-02-01')).toMatchObject({ ok: true })
		expect(await desk.apply()).toEqual({ applied: 3, held: 0 })
		expect(await desk.row(cartSizes, 'can-one')).toMatchObject({ holds: 'trash', price_dollars: 30 })
		expect(await desk.row(cartSizes, 'can-two')).toMatchObject({ holds: 'lawn', price_dollars: 30 })
	})

	test('SD-153 are held together if one cannot take effect, but only those of the same planner', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { services } = desk
		const moving = await desk.form(cartSizes, 'can-one', { slug: 'green-can', summary: 'For leaves.' })
		expect(await planRow(services, moving, newYear, later)).toEqual({ ok: true, planned: 2 })
		const taken = await desk.form(cartSizes, 'can-two', { slug: 'green-can' })
		expect(await saveRow(services, taken, later)).toMatchObject({ ok: true })
		expect(await desk.apply()).toEqual({ applied: 4, held: 2 })
		expect(await desk.row(cartSizes, 'can-one')).toMatchObject({
			slug: 'can-one',
			summary: null,
			holds: 'trash',
			price_dollars: 30,
		})
		const held = await openPlans(services.store.db)
		const reason = expect.stringContaining('another cart size has this one')
		expect(held.map(({ field, reason: why }) => [field, why]).toSorted()).toEqual([
			['slug', reason],
			['summary', reason],
		])
	})

	test('SD-153 that were held together are applied together once nothing prevents it, while plans of another row stay held', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { services } = desk
		const { db } = services.store
		const owner = { ...later, staff: { ...ben, email: 'ben@office.example', role: 'owner' as const } }
		await db.deleteFrom('planned_changes').execute()
		for (const id of desk.carts) {
			const moving = await desk.form(cartSizes, id, { slug: `green-${id}`, summary: 'For leaves.' })
			expect(await planRow(services, moving, newYear, planned)).toEqual({ ok: true, planned: 2 })
		}
		// Other rows take both slugs after they were planned.
		await db.updateTable('cart_sizes').set({ slug: 'green-can-one' }).where('id', '=', 'can-three').execute()
		const { id: fourth } = await db
			.selectFrom('cart_sizes')
			.select('id')
			.where('id', 'not in', [...desk.carts, 'can-three'])
			.orderBy('id')
			.executeTakeFirstOrThrow()
		await db.updateTable('cart_sizes').set({ slug: 'green-can-two' }).where('id', '=', fourth).execute()
		expect(await desk.apply()).toEqual({ applied: 0, held: 4 })

		const cards = async () => (await listPlans(services, owner.staff)).flatMap(({ plans }) => plans)
		const cardOf = async (id: string, label: string) => {
			const open = await openPlans(db)
			const found = (await cards()).find(
				(card) => card.changes[0]?.label === label && open.find((plan) => plan.id === card.id)?.row_id === id,
			)
			if (!found) throw new Error('That is not listed.')
			return found
		}
		const first = await cardOf('can-one', cartSizes.fields['summary']?.label ?? '')
		expect(first.question).toContain('“Do it now” also does what was planned with it: Address.')
		const press = async ({ id, prior }: { id: string; prior: string }) => {
			expect(await confirmPlan(services, { id, prior }, owner)).toEqual({ ok: true })
			return desk.apply()
		}
		expect(await press(first), 'the address is still taken').toEqual({ applied: 0, held: 2 })
		expect(await desk.row(cartSizes, 'can-one')).toMatchObject({ slug: 'can-one', summary: null })

		await db.updateTable('cart_sizes').set({ slug: 'can-three' }).where('id', '=', 'can-three').execute()
		expect(await press(first)).toEqual({ applied: 2, held: 0 })
		expect(await desk.row(cartSizes, 'can-one')).toMatchObject({
			slug: 'green-can-one',
			summary: 'For leaves.',
		})
		expect(await desk.row(cartSizes, 'can-two')).toMatchObject({ slug: 'can-two', summary: null })
		expect(await cards()).toHaveLength(2)

		// Only the field that somebody else changed needs a decision; the rest is applied.
		const described = await desk.form(cartSizes, 'can-two', { summary: 'For clippings.' })
		expect(await saveRow(services, described, later)).toMatchObject({ ok: true })
		await db.updateTable('cart_sizes').set({ slug: 'elsewhere' }).where('id', '=', fourth).execute()
		const moved = await cardOf('can-two', 'Address')
		expect(moved.question).not.toContain('also does')
		expect(await press(moved)).toEqual({ applied: 1, held: 1 })
		expect(await desk.row(cartSizes, 'can-two')).toMatchObject({
			slug: 'green-can-two',
			summary: 'For clippings.',
		})
		const [left] = await cards()
		expect(left?.question).toContain('By then it is For clippings.')
		expect(left && (await press(left))).toEqual({ applied: 1, held: 0 })
		expect(await desk.row(cartSizes, 'can-two')).toMatchObject({ summary: 'For leaves.' })
	})

	test('SD-153 include one that is held because another that it needs was taken back, while another planner’s is applied', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { services } = desk
		const described = await desk.form(cartSizes, 'can-one', { summary: 'For leaves.' })
		expect(await planRow(services, described, newYear, later)).toEqual({ ok: true, planned: 1 })
		const price = (await openPlans(services.store.db)).find(
			({ row_id, field }) => row_id === 'can-one' && field === 'price_dollars',
		)
		const owner = { ...later, staff: { ...ben, email: 'ben@office.example', role: 'owner' as const } }
		expect(await withdrawPlan(services, price?.id ?? '', owner)).toEqual({ ok: true })
		expect(await desk.apply()).toEqual({ applied: 3, held: 1 })
		expect(await desk.row(cartSizes, 'can-one')).toMatchObject({ holds: 'lawn', summary: 'For leaves.' })
		const [held] = await openPlans(services.store.db)
		expect(held).toMatchObject({ field: 'holds', reason: expect.stringContaining('has a price') })
	})
})
