import { expect, test } from 'vitest'
import type { ContentType } from '#app/content/content_type.ts'
import { ann, openContentServices } from '#test/content_services.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { describeStore } from '#test/stores.ts'
import { initialValues } from '../kernel/fields/form_values.ts'
import { saveRow } from '../kernel/rows/save_row.server.ts'
import { residentialTownType, rolloffTownType } from './town_types.server.ts'

const now = new Date('2026-11-23T19:00:00.000Z')
const words = { local_blurb: 'A town.', state: 'CO' }

describeStore('sqlite', 'where a town is, when the office leaves that empty', (fresh) => {
	async function open() {
		const desk = await openContentServices(await fresh({ seed: true }))
		const add = async (description: ContentType, values: Record<string, string>) => {
			const filled = { ...initialValues(description, sampleFacts), ...words, ...values }
			const form = { description, id: `new-${values['name']}`, version: null, values: filled }
			const saved = await saveRow(desk.services, form, { staff: ann, now })
			return saved.ok ? desk.row(description, saved.id) : saved
		}
		return { ...desk, add }
	}

	test('is looked for in the company’s current state', () => {
		const facts = { ...sampleFacts, address: { ...sampleFacts.address, state: 'OH' } }
		for (const type of [residentialTownType, rolloffTownType])
			expect(initialValues(type, facts)['state']).toBe('OH')
	})

	test('is found by its name and state, or by a state or county typed after the name', async () => {
		const { add } = await open()
		expect(await add(residentialTownType, { name: 'Eaton', slug: 'eaton' })).toMatchObject({
			name: 'Eaton',
			state: 'CO',
			latitude: 40.5303,
			longitude: -104.7113,
		})
		expect(await add(rolloffTownType, { name: 'delaware, ohio', slug: 'delaware' })).toMatchObject({
			name: 'Delaware',
			state: 'OH',
			map_center_lat: 40.2987,
			map_center_lng: -83.068,
		})
		expect(
			await add(residentialTownType, { name: 'Windsor (Pitt)', state: 'nc', slug: 'windsor-pitt' }),
		).toMatchObject({ name: 'Windsor', state: 'NC', latitude: 35.5529 })
	})

	test('must be entered if the name is ambiguous or unknown, and entered coordinates are kept', async () => {
		const { add } = await open()
		expect(await add(residentialTownType, { name: 'Windsor', state: 'NC' })).toMatchObject({
			errors: [
				{
					field: 'name',
					message:
						'Town: there are Windsor (Bertie), NC and Windsor (Pitt), NC. Please write yours like that.',
				},
			],
		})
		expect(await add(residentialTownType, { name: 'Delaware' })).toMatchObject({
			errors: [
				{
					field: 'latitude',
					message:
						'We know no town Delaware in CO: please enter its latitude and longitude, or another state.',
				},
			],
		})
		expect(
			await add(residentialTownType, {
				name: 'Delaware',
				slug: 'delaware',
				latitude: '40',
				longitude: '-105',
			}),
		).toMatchObject({ name: 'Delaware', state: 'CO', latitude: 40, longitude: -105 })
		expect(
			await add(residentialTownType, { name: 'Eaton', slug: 'eaton-2', longitude: '-105' }),
		).toMatchObject({
			errors: [{ field: 'latitude' }],
		})
	})
})

describeStore('sqlite', 'a town that is renamed', (fresh) => {
	test('has its new name among the places it covers, too, unless these are changed with it', async () => {
		const desk = await openContentServices(await fresh({ seed: true }))
		const { db } = desk.services.store
		const { id } = await db
			.selectFrom('rolloff_towns')
			.select('id')
			.where('slug', '=', 'windsor')
			.executeTakeFirstOrThrow()
		await db
			.updateTable('residential_towns')
			.set({ places: ['Bellvue', 'Windsor'] })
			.where('slug', '=', 'windsor')
			.execute()
		const save = async (type: ContentType, row: string, typed: Record<string, string>) => {
			const saved = await saveRow(desk.services, await desk.form(type, row, typed), { staff: ann, now })
			expect(saved).toMatchObject({ ok: true })
			return (await desk.row(type, row))['places']
		}
		const [roll, home] = [rolloffTownType, residentialTownType]
		expect(await save(roll, id, { name: 'New Windsor' })).toEqual(['New Windsor', 'Timnath'])
		const told = desk.services.content.current.facts.routes.containers
		expect(JSON.stringify(told)).toContain('New Windsor')
		expect(await save(home, 'residential-windsor', { name: 'New Windsor' })).toEqual([
			'Bellvue',
			'New Windsor',
		])
		expect(await save(roll, id, { slug: 'new-windsor' })).toEqual(['New Windsor', 'Timnath'])
		expect(await save(roll, id, { name: 'Windsor', places: 'Timnath\nSeverance' })).toEqual([
			'Timnath',
			'Severance',
		])
	})
})
