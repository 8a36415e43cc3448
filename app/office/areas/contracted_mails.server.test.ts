import { expect, test } from 'vitest'
import type { ContentType } from '#app/content/content_type.ts'
import { writeRulesMails } from '#app/pickup/reminders/write_rules_mails.server.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { describeEachStore, type FreshStore } from '#test/stores.ts'
import { areaId, insertSubscriptions } from '#test/subscriptions.ts'
import { readHistory } from '../content/history.server.ts'
import { planRow } from '../kernel/plans/plan_row.server.ts'
import { revertRow } from '../kernel/rows/revert_row.server.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { applyDue } from '../planned/apply_due.server.ts'
import { formContent } from '../kernel/screens/form_content.server.ts'
import { residentialTownType } from './town_types.server.ts'
import { areaType } from './area_type.server.ts'

const at = (day: number) => new Date(Date.UTC(2026, 11, day, 19))

/** An office with two subscribers each in Windsor Lake, in each other area of Windsor, and in Wellington. */
async function openOffice(store: FreshStore) {
	const desk = await openContentServices(store)
	await store.db.updateTable('staff').set({ role: 'owner' }).execute()
	const services = { ...desk.services, publicUrl: 'https://hauler.example', wake: () => undefined }
	const { id: windsor } = await store.db
		.selectFrom('residential_towns')
		.select('id')
		.where('slug', '=', 'windsor')
		.executeTakeFirstOrThrow()
	const areas = await store.db.selectFrom('pickup_areas').select(['id', 'slug', 'town_slug']).execute()
	const inWindsor = areas.filter(({ town_slug }) => town_slug === 'windsor')
	for (const { id } of [...inWindsor, ...areas.filter(({ slug }) => slug === 'wellington')])
		await insertSubscriptions(store, 2, { area_id: id })
	const lake = await areaId(store, 'windsor-lake')
	return {
		...desk,
		services,
		windsor,
		lake,
		others: inWindsor.length - 1,
		async setLake(typed: Record<string, string>, day: number) {
			const form = await desk.form(areaType, lake, typed)
			expect(await saveRow(services, form, { staff: ann, now: at(day) })).toMatchObject({ ok: true })
		},
		async setWindsor(typed: Record<string, string>, day: number) {
			const form = await desk.form(residentialTownType, windsor, typed)
			expect(await saveRow(services, form, { staff: ann, now: at(day) })).toMatchObject({ ok: true })
		},
		/** The mails written on a day. */
		async mailed(day: number) {
			await store.db.deleteFrom('outbox').execute()
			const written = await writeRulesMails(services, at(day))
			const mails = await store.db.selectFrom('outbox').select('body').execute()
			expect(mails).toHaveLength(written)
			return { written, body: mails[0]?.body ?? '' }
		},
	}
}

describeEachStore('PD-17 reminders where trash goes to another hauler', (fresh) => {
	test('tell an area’s subscribers who picks up their trash, and when we do again; a corrected spelling sends nothing', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		await desk.setLake({ contracted_to: 'Ram Waste, Inc.' }, 1)
		const gone = await desk.mailed(1)
		expect(gone.written).toBe(2)
		expect(gone.body).toContain(
			'The city has contracted trash pickup here to Ram Waste, Inc. Please call them about your day.\n',
		)
		expect(gone.body).toMatch(/^Wednesday \(recycling every/m)
		expect(gone.body).not.toMatch(/trash every week|: Trash/)
		await desk.setLake({ contracted_to: 'Ram Waste' }, 2)
		expect(await desk.mailed(2)).toMatchObject({ written: 0 })
		await desk.setLake({ recycling: 'none', has_lawn: '' }, 3)
		const changed = await desk.mailed(3)
		expect(changed.written).toBe(2)
		expect(changed.body).toContain(
			'to Ram Waste. Please call them about your day.\nWe pick up nothing else here',
		)
		await desk.setLake({ has_trash: '', contracted_to: '' }, 4)
		expect((await desk.mailed(4)).body).toContain('\nWe pick up nothing here, and')
		await desk.setLake({ has_trash: 'on' }, 5)
		const back = await desk.mailed(5)
		expect(back.written).toBe(2)
		expect(back.body).toMatch(/^Wednesday \(trash every week\)/m)
		expect(await desk.mailed(5)).toMatchObject({ written: 0 })
	})

	test('tell subscribers in all areas of a town, except in an area that already had another hauler', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		await desk.setLake({ contracted_to: 'Ram Waste' }, 1)
		expect(await desk.mailed(1)).toMatchObject({ written: 2 })
		await desk.setWindsor({ contracted_to: 'City Haul' }, 2)
		const told = await desk.mailed(2)
		expect(told.written).toBe(2 * desk.others)
		expect(told.body).toContain('trash pickup here to City Haul. Please')
		const { entries } = await readHistory(desk.services, {
			table: 'residential_towns',
			row: desk.windsor,
			cursor: null,
		})
		const [last] = entries
		const undone = await revertRow(
			desk.services,
			{
				description: residentialTownType,
				historyId: last?.id ?? '',
				version: last?.version ?? null,
			},
			{ staff: ann, now: at(3) },
		)
		expect(undone).toEqual({ ok: true })
		expect(await desk.mailed(3), 'taken back').toMatchObject({ written: 2 * desk.others })
	})

	test('pause in a town that is off the site and in its areas, and the forms of both say how many subscribers wait', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const note = async (type: ContentType, id: string) =>
			(await formContent(desk.services, type, id, { draftId: null, now: at(1) }))?.about.note
		expect(await note(residentialTownType, desk.windsor)).toBeFalsy()
		expect(await note(areaType, desk.lake)).toBeNull()
		await desk.setWindsor({ is_active: '' }, 1)
		const waiting = (count: number) =>
			`${count} people have reminders and get none while it is off the site. Nobody is told, unless the pickup area is deleted.`
		expect(await note(residentialTownType, desk.windsor)).toBe(waiting(2 * (desk.others + 1)))
		expect(await note(areaType, desk.lake)).toBe(waiting(2))
		const { pickupAreas } = desk.services.content.current
		expect(pickupAreas.ok && pickupAreas.rows.map(({ town_slug }) => town_slug)).not.toContain('windsor')
		await desk.setWindsor({ is_active: 'on' }, 2)
		expect(await note(areaType, desk.lake)).toBeNull()
	})

	test('announce a planned change on its day, and before that only in a mail about another change', async () => {
		const desk = await openOffice(await fresh({ seed: true }))
		const planner = { staff: ann, now: at(1) }
		const form = await desk.form(residentialTownType, desk.windsor, { contracted_to: 'City Haul' })
		expect(await planRow(desk.services, form, '2026-12-07', planner)).toMatchObject({ ok: true })
		expect(await desk.mailed(1)).toMatchObject({ written: 0 })
		await desk.setLake({ has_lawn: '' }, 2)
		const told = await desk.mailed(2)
		expect(told.written).toBe(2)
		expect(told.body).toContain('From December 7, 2026 on, City Haul picks up the trash here')
		expect(await applyDue(desk.services, at(7))).toMatchObject({ applied: 1 })
		expect(await desk.mailed(7)).toMatchObject({ written: 2 * (desk.others + 1) })
	})
})
