import { expect, test } from 'vitest'
import { noPortals } from '#app/company/portals.ts'
import { type ContentType, fieldsOf, isInSnapshot } from '#app/content/content_type.ts'
import { typeOf } from '#app/content/content_types.ts'
import { openPlans } from '#app/content/open_plans.server.ts'
import { faqs } from '#app/content/types/faqs.ts'
import { pickupAreas } from '#app/content/types/pickup_areas.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { rolloffFaqs } from '#app/content/types/rolloff_faqs.ts'
import { rolloffSizes } from '#app/content/types/rolloff_sizes.ts'
import { ann, ben, openContentServices } from '#test/content_services.ts'
import { describeEachStore, describeStore, type FreshStore } from '#test/stores.ts'
import { officeTypes } from '../office_types.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { deleteRow } from '../kernel/rows/delete_row.server.ts'
import { neededBy } from '../kernel/rows/needed_by.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { withdrawPlan } from './settle_plan.server.ts'

const actor = { staff: ann, now: new Date('2026-12-02T17:00:00.000Z') }
const owner = { ...actor, staff: { ...ben, email: 'ben@office.example', role: 'owner' as const } }

async function openDesk(store: FreshStore) {
	const desk = await openContentServices(store)
	const { services } = desk
	const add = async (...asked: Parameters<typeof desk.like>) => {
		const form = await desk.like(...asked)
		expect(await saveRow(services, form, actor)).toMatchObject({ ok: true })
		return form.id
	}
	const remove = async (description: ContentType, id: string) =>
		deleteRow(services, await desk.form(description, id), actor)
	const takeBackAll = async () => {
		for (const { id } of await openPlans(store.db)) await withdrawPlan(services, id, owner)
	}
	const firstOf = async (table: 'rolloff_sizes' | 'rolloff_faqs' | 'pickup_areas' | 'faqs') =>
		(await store.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id
	return { ...desk, services, add, remove, takeBackAll, firstOf }
}

describeEachStore('rows that only planned changes refer to', (fresh) => {
	test('SD-153 a town that plans refer to keeps its row and address until they are taken back; a sentence names them', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { services } = desk
		const town = (name: string) =>
			desk.add(residentialTowns, 'residential-windsor', { name, slug: name.toLowerCase() })
		const [elm, oak, ash] = [await town('Elm'), await town('Oak'), await town('Ash')]
		const area = await desk.like(pickupAreas, await desk.firstOf('pickup_areas'), {
			name: 'Elm Hill',
			slug: 'elm-hill',
			town_slug: 'elm',
			covers_town: '',
		})
		expect(await planRow(services, area, '2027-01-01', actor)).toMatchObject({ ok: true })
		const { id: asked } = await services.store.db
			.selectFrom('faqs')
			.select('id')
			.where('audience', '=', 'residential')
			.orderBy('id')
			.executeTakeFirstOrThrow()
		const { question } = (await desk.row(faqs, asked)) as unknown as { question: string }
		const moved = await desk.form(faqs, asked, { town_slug: 'oak' })
		expect(await planRow(services, moved, '2027-02-01', actor)).toMatchObject({ ok: true })

		expect(await desk.remove(residentialTowns, elm)).toEqual({
			ok: false,
			reason: 'needed',
			message:
				'What is planned names it: Elm Hill from January 1, 2027. Change or take that back first, under Planned.',
		})
		expect(await desk.remove(residentialTowns, oak)).toMatchObject({
			reason: 'needed',
			message: `What is planned names it: ${question} from February 1, 2027. Change or take that back first, under Planned.`,
		})
		const renamed = await desk.form(residentialTowns, elm, { slug: 'elms' })
		expect(await saveRow(services, renamed, actor)).toMatchObject({
			errors: [{ field: 'slug', message: expect.stringContaining('Elm Hill from January 1, 2027') }],
		})
		expect(await desk.remove(residentialTowns, ash)).toEqual({ ok: true })
		await desk.takeBackAll()
		for (const id of [elm, oak]) expect(await desk.remove(residentialTowns, id)).toEqual({ ok: true })
	})
})

describeStore('sqlite', 'what only planned words name', (fresh) => {
	test('a size that planned texts name keeps its row and volume until they are taken back; a plan for its own text does not count', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { services } = desk
		const [small, large] = [
			await desk.add(rolloffSizes, await desk.firstOf('rolloff_sizes'), {
				size_label: '7 Yard',
				slug: '7-yard',
				cubic_yards: '7',
			}),
			await desk.add(rolloffSizes, await desk.firstOf('rolloff_sizes'), {
				size_label: '9 Yard',
				slug: '9-yard',
				cubic_yards: '9',
			}),
		]
		await services.content.reload()
		const own = await desk.form(rolloffSizes, large, { description: 'Takes {{rolloff.9.loads}}.' })
		expect(await planRow(services, own, '2027-01-01', actor)).toMatchObject({ ok: true })
		const asked = await desk.firstOf('rolloff_faqs')
		const words = await desk.form(rolloffFaqs, asked, { answer: 'It takes {{rolloff.7.loads}}.' })
		expect(await planRow(services, words, '2027-01-01', actor)).toMatchObject({ ok: true })
		const message = expect.stringMatching(/^What is planned names it: .* from January 1, 2027\. /)
		expect(await desk.remove(rolloffSizes, small)).toMatchObject({ reason: 'needed', message })
		const grown = await desk.form(rolloffSizes, small, { cubic_yards: '8' })
		expect(await saveRow(services, grown, actor)).toMatchObject({
			errors: [{ field: 'cubic_yards', message: expect.stringContaining('What is planned names it: ') }],
		})
		expect(await desk.remove(rolloffSizes, large)).toEqual({ ok: true })
		await desk.takeBackAll()
		expect(await desk.remove(rolloffSizes, small)).toEqual({ ok: true })
	})

	test('every field that refers to another row holds that row while it is planned', async () => {
		const desk = await openDesk(await fresh({ seed: true }))
		const { db } = desk.services.store
		const types = officeTypes(noPortals)
		const references = types
			.filter(isInSnapshot)
			.flatMap((type) => fieldsOf(type).map((field) => ({ type, field })))
		let tried = 0
		for (const { type, field } of references) {
			const target = field.control === 'reference' ? typeOf(types, field.table) : undefined
			if (!target) continue
			tried += 1
			const row = { id: `id-${tried}`, slug: `slug-${tried}` }
			const refer = field.control === 'reference' && field.by === 'slug' ? row.slug : row.id
			expect(await neededBy(db, types, target, row), `${type.table} ${field.name}`).toBeNull()
			await db
				.insertInto('planned_changes')
				.values({
					id: `plan-${tried}`,
					content_table: type.table,
					row_id: `new-${tried}`,
					field: field.name,
					adds_row: true,
					base: 'null',
					value: JSON.stringify(refer),
					starts_on: '2027-01-01',
					state: 'waiting',
					reason: null,
					staff_id: ann.id,
					staff_name: ann.name,
					created_at: actor.now.toISOString(),
					settled_by: null,
					settled_at: null,
				})
				.execute()
			expect(await neededBy(db, types, target, row), `${type.table} ${field.name}`).toContain(
				'from January 1, 2027',
			)
		}
		expect(tried).toBeGreaterThan(2)
	})
})
