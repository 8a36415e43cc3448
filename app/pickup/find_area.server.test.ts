import { expect, test } from 'vitest'
import { contentTypes } from '#app/content/content_types.ts'
import { areaType } from '#app/office/areas/area_type.server.ts'
import { deleteRow } from '#app/office/kernel/rows/delete_row.server.ts'
import { saveRow } from '#app/office/kernel/rows/save_row.server.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { describeStore } from '#test/stores.ts'
import { findArea } from './find_area.server.ts'

const id = 'pickup-area-windsor-lake'
const actor = { staff: ann, now: new Date('2026-11-22T12:00:00.000Z') }

describeStore('sqlite', 'PD-01 the address of a pickup area', (fresh) => {
	test('redirects after the area was renamed, and says so when it was removed', async () => {
		const desk = await openContentServices(await fresh({ seed: true }), contentTypes)
		const { services } = desk
		const save = async (changes: Record<string, string>) =>
			expect(await saveRow(services, await desk.form(areaType, id, changes), actor)).toMatchObject({
				ok: true,
			})
		const find = (slug: string) => findArea(services, slug)
		expect(await find('windsor-lake')).toMatchObject({ kind: 'area', area: { id } })
		expect(await find('nowhere')).toEqual({ kind: 'unknown' })

		await save({ slug: 'lakeside' })
		await save({ slug: 'windsor-mill' })
		for (const slug of ['windsor-lake', 'lakeside'])
			expect(await find(slug)).toEqual({ kind: 'renamed', slug: 'windsor-mill' })
		await save({ slug: 'lakeside' })
		expect(await find('lakeside'), 'has it again').toMatchObject({ kind: 'area' })
		expect(await find('windsor-mill')).toEqual({ kind: 'renamed', slug: 'lakeside' })

		await services.store.db
			.updateTable('pickup_area_slugs')
			.set({ removed_at: '2020-01-01T00:00:00.000Z' })
			.execute()
		await save({ is_active: '' })
		for (const slug of ['lakeside', 'windsor-mill', 'windsor-lake']) {
			const gone = await find(slug)
			expect(gone, slug).toMatchObject({ kind: 'removed', name: 'Windsor Lake and downtown' })
			expect(gone.kind === 'removed' && Date.now() - gone.removedAt.getTime()).toBeLessThan(600_000)
		}
		await save({ is_active: 'on' })
		expect(await find('windsor-lake')).toEqual({ kind: 'renamed', slug: 'lakeside' })

		const { version } = await desk.form(areaType, id)
		const area = { description: areaType, id, version }
		expect(await deleteRow(services, area, actor), 'has streets').toMatchObject({
			ok: false,
			reason: 'needed',
		})
		await services.store.db.deleteFrom('street_list').execute()
		expect(await deleteRow(services, area, actor)).toEqual({ ok: true })
		expect(await find('windsor-lake')).toMatchObject({ kind: 'removed' })
	})

	test('PD-07 is not given to another area while calendars may still ask for it, but that of a sample area is free at once', async () => {
		const desk = await openContentServices(await fresh({ seed: true }), contentTypes)
		const { services } = desk
		const save = async (area: string, changes: Record<string, string>, now = actor.now) =>
			saveRow(services, await desk.form(areaType, `pickup-area-${area}`, changes), { ...actor, now })
		const remove = async (area: string) => {
			const { version } = await desk.form(areaType, `pickup-area-${area}`)
			const row = { description: areaType, id: `pickup-area-${area}`, version }
			expect(await deleteRow(services, row, actor)).toEqual({ ok: true })
		}
		const refused = (message: string) => ({ ok: false, errors: [{ field: 'slug', message }] })
		await services.store.db.deleteFrom('street_list').execute()
		expect(await save('windsor-lake', { slug: 'lakeside', is_sample: '' })).toMatchObject({ ok: true })
		expect(await save('wellington', { slug: 'windsor-lake' })).toMatchObject(
			refused(
				'Address: “Windsor Lake and downtown” had it, and calendars of neighbors still ask for it. Please choose another one.',
			),
		)
		await remove('windsor-lake')
		for (const slug of ['windsor-lake', 'lakeside'])
			expect(await save('wellington', { slug }), slug).toMatchObject(
				refused(expect.stringContaining('calendars of neighbors still ask for it until')),
			)
		const inAYear = new Date(Date.now() + 366 * 24 * 60 * 60_000)
		expect(await save('wellington', { slug: 'lakeside' }, inAYear)).toMatchObject({ ok: true })

		await remove('severance')
		expect(await save('wellington', { slug: 'severance' })).toMatchObject({ ok: true })
	})

	test('is saved only if an area with recycling every other week has a valid day in a recycling week', async () => {
		const desk = await openContentServices(await fresh({ seed: true }), contentTypes)
		const save = async (changes: Record<string, string>) =>
			saveRow(desk.services, await desk.form(areaType, id, changes), actor)
		expect(await save({ recycling: 'every_other_week', recycling_anchor: '' })).toMatchObject({
			errors: [
				{
					field: 'recycling_anchor',
					message: 'A day in a recycling week is needed to count every other week from.',
				},
			],
		})
		expect(await save({ recycling_anchor: '2026-02-30' })).toMatchObject({
			errors: [{ message: 'A day in a recycling week is a day such as 2027-01-31.' }],
		})
		expect(await save({ recycling: 'weekly', recycling_anchor: '' })).toMatchObject({ ok: true })
	})
})
