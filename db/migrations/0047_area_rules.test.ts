import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { pickupAreaRow, staffRow } from '#test/rows.ts'
import { describeEachStore } from '#test/stores.ts'
import { migrate } from '../migrate.ts'
import { residentialTowns } from '../seed/residential_towns.ts'

describeEachStore('the areas of a store in use', (fresh) => {
	test('PD-53 keep their days as a first rule, and what was planned for them becomes one', async () => {
		const store = await fresh({ migrated: false })
		await migrate(store, { upTo: '0046_delivery_day' })
		const former = store.db as unknown as Kysely<{
			residential_towns: object
			pickup_areas: object
			planned_changes: object
		}>
		const towns = residentialTowns.map(({ places: _places, ...town }) => town)
		await former.insertInto('residential_towns').values(towns).execute()
		await store.db
			.insertInto('staff')
			.values(staffRow({ id: 'june' }))
			.execute()
		for (const id of ['planned', 'other']) {
			const {
				valid_from: _,
				earlier_rules: __,
				rules_changed_at: ___,
				covers_town: ____,
				covers_zips: _____,
				...area
			} = pickupAreaRow({ id, weekday: 'Thursday' })
			await former.insertInto('pickup_areas').values(area).execute()
		}
		const plan = (field: string, value: unknown, starts_on: string) => ({
			id: `${field} ${starts_on}`,
			content_table: 'pickup_areas',
			row_id: 'planned',
			field,
			adds_row: false,
			base: '"Thursday"',
			value: JSON.stringify(value),
			starts_on,
			state: 'waiting',
			reason: null,
			staff_id: 'june',
			staff_name: 'June',
			created_at: '2026-11-20T15:04:05.000Z',
			settled_by: null,
			settled_at: null,
		})
		await former
			.insertInto('planned_changes')
			.values([
				plan('weekday', 'Tuesday', '2027-01-04'),
				plan('has_lawn', false, '2027-01-04'),
				plan('weekday', 'Monday', '2027-03-01'),
				plan('name', 'Hill side', '2027-03-01'),
			])
			.execute()
		await migrate(store)

		const areas = await store.db.selectFrom('pickup_areas').selectAll().orderBy('id').execute()
		expect(areas).toMatchObject([
			{ id: 'other', weekday: 'Thursday', valid_from: null, earlier_rules: [], rules_changed_at: null },
			{
				id: 'planned',
				weekday: 'Monday',
				has_lawn: false,
				valid_from: '2027-03-01',
				rules_changed_at: '2026-11-20T15:04:05.000Z',
				earlier_rules: [
					{ weekday: 'Thursday', has_lawn: true, valid_from: null },
					{ weekday: 'Tuesday', has_lawn: false, valid_from: '2027-01-04' },
				],
			},
		])
		const open = await store.db
			.selectFrom('planned_changes')
			.select('field')
			.where('settled_at', 'is', null)
			.execute()
		expect(open).toEqual([{ field: 'name' }])
	})
})
