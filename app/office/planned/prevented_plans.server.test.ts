import { expect, onTestFinished, test } from 'vitest'
import { rowsIn } from '#app/content/listing.ts'
import { contentOn } from '#app/content/snapshot.server.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { startPlannedWorker } from '#server/planned_worker.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { factForm } from '#test/fact_form.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { areaId } from '#test/subscriptions.ts'
import { countAsking, plannedNotes } from '../kernel/plans/planned_notes.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { listPlans } from './list_plans.server.ts'

const planner = { staff: ann, now: new Date('2026-12-02T17:00:00.000Z') }
const later = { staff: ben, now: new Date('2026-12-10T17:00:00.000Z') }
const newYear = '2027-01-01'
const patient = { timeout: 10_000 }

async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	const services = { ...desk.services, publicUrl: 'https://hauler.example', wake() {} }
	const worker = startPlannedWorker({ services, everyMs: 60_000 })
	onTestFinished(() => worker.stop())
	const cards = async () => (await listPlans(services, { role: 'owner' })).flatMap(({ plans }) => plans)
	return {
		...desk,
		services,
		cards,
		async plan(form: Parameters<typeof planRow>[1]) {
			expect(await planRow(services, form, newYear, planner)).toMatchObject({ ok: true })
		},
		async save(form: Parameters<typeof saveRow>[1]) {
			expect(await saveRow(services, form, later)).toMatchObject({ ok: true })
		},
		/** What the list asks, in order. */
		questions: async () => (await cards()).flatMap(({ question }) => question ?? []).toSorted(),
	}
}

describeEachStore('what is planned and prevented by a later save', (fresh) => {
	test('SD-153 is not counted on by site and office, which say why until it is possible again, while another plan stays', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const { services } = desk
		const [lake, dance] = [await areaId(store, 'windsor-lake'), await areaId(store, 'windsor-raindance')]
		const hauled = { contracted_to: 'Ram Waste' }
		await desk.plan(await desk.form(pickupAreas, lake, { ...hauled, covers_zips: '80550' }))
		await desk.plan(await desk.form(pickupAreas, dance, hauled))
		const contractedThen = () =>
			rowsIn(contentOn(services.content.current, newYear).pickupAreas).flatMap(({ id, contracted_to }) =>
				contracted_to === 'Ram Waste' ? [id] : [],
			)
		expect(contractedThen().toSorted()).toEqual([lake, dance].toSorted())
		const history = (await desk.history()).length

		await desk.save(await desk.form(pickupAreas, dance, { covers_zips: '80550' }))
		await expect.poll(desk.questions, patient).toHaveLength(2)
		await expect.poll(contractedThen, patient).toEqual([dance])
		const cards = await desk.cards()
		expect(cards).toHaveLength(3)
		for (const { question, isPrevented } of cards.filter((card) => card.question !== null)) {
			expect(isPrevented).toBe(true)
			expect(question).toMatch(/covers 80550 already\. Until that is resolved, .*will not take effect/)
		}
		expect(await countAsking(store.db, services.content)).toBe(2)
		const asks = async (row: string) =>
			Object.values(await plannedNotes(services, { type: pickupAreas, row }))
				.flat()
				.map((note) => note.asks)
		expect([await asks(lake), await asks(dance)]).toEqual([[true, true], [false]])
		expect(await desk.history(), 'only the save itself').toHaveLength(history + 1)

		await desk.save(await desk.form(pickupAreas, dance, { covers_zips: '' }))
		await expect.poll(desk.questions, patient).toHaveLength(0)
		await expect.poll(() => contractedThen().toSorted(), patient).toEqual([lake, dance].toSorted())
	})

	test('SD-153 is a fact that breaks a rule or a text whose row is deleted, each beside one that is still possible', async () => {
		const store = await fresh({ seed: true })
		const desk = await openDesk(store)
		const { services } = desk
		const [one, two] = await store.db.selectFrom('faqs').selectAll().orderBy('id').limit(2).execute()
		if (!one || !two) throw new Error('There are two.')
		for (const { id } of [one, two]) await desk.plan(await desk.form(faqs, id, { answer: 'Yes.' }))
		await desk.plan(await factForm(desk, { 'hours.opens': '10:00' }))
		await desk.plan(await factForm(desk, { 'prices.lawn': '29' }))
		await expect.poll(desk.questions, patient).toHaveLength(0)

		const early = await factForm(desk, { 'hours.closes': '09:30' })
		await desk.save(early)
		expect(await deleteRow(services, await desk.form(faqs, one.id), later)).toEqual({ ok: true })
		await expect
			.poll(desk.questions, patient)
			.toEqual([
				expect.stringMatching(/^It was deleted meanwhile\. Until that is resolved, /),
				expect.stringMatching(/must open before it closes/),
			])
		await expect
			.poll(() => {
				const { hours, prices } = contentOn(services.content.current, newYear).facts
				return [hours.opens, hours.closes, prices.lawn]
			})
			.toEqual(['07:00', '09:30', 29])
	})
})
