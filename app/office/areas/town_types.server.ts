import { isDeepStrictEqual } from 'node:util'
import type { OfficeRules } from '#app/content/office_rules.ts'
import { residentialTowns } from '#app/content/types/residential_towns.ts'
import { rolloffTowns } from '#app/content/types/rolloff_towns.ts'
import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import { listed } from '#platform/text/listed.ts'
import { findTowns } from '#app/places/towns.server.ts'
import { defineResource } from '../kernel/screens/resource.ts'
import { isOnSite } from '../kernel/store/content_handle.server.ts'
import { restingReminders } from './ending_reminders.ts'
import { changesHauler } from './ruled_columns.ts'

/**
 * Fills in a town's coordinates from its name and state if the form leaves them empty. To distinguish towns of one name, the
 * state or county may follow it, `Delaware, OH` or `Windsor (Pitt)`; it is not stored.
 */
function placedBy(latitude: string, longitude: string): OfficeRules['fill'] {
	return (values) => {
		const { name = '', state = '' } = values
		const isPlaced = [latitude, longitude].some((field) => (values[field] ?? '').trim() !== '')
		if (isPlaced || name.trim() === '') return { ok: true, values }
		const home = state.trim().toUpperCase()
		// A state after the name overrides the form's.
		const found = findTowns(name, home)
		const [town, ...others] = name.includes(',') ? found : found.filter((one) => one.state === home)
		const refused = (field: string, message: string) => ({ ok: false as const, errors: [{ field, message }] })
		if (!town)
			return refused(
				latitude,
				`We know no town ${name.trim()} in ${home}: please enter its latitude and longitude, or another state.`,
			)
		if (others.length > 0) {
			const names = [town, ...others].map((one) => `${one.name} (${one.county}), ${one.state}`)
			return refused('name', `Town: there are ${listed(names)}. Please write yours like that.`)
		}
		return {
			ok: true,
			values: {
				...values,
				name: town.name,
				state: town.state,
				[latitude]: String(town.latitude),
				[longitude]: String(town.longitude),
			},
		}
	}
}

/** A renamed town has its new name among the places that it covers, too, unless these were changed with it. */
const renamedInPlaces: OfficeRules['derive'] = (current, columns) => {
	const { name: former, places } = current as { name: string; places: readonly string[] } & typeof current
	const { name } = columns
	if (name === undefined || name === former || !isDeepStrictEqual(columns['places'] ?? places, places))
		return columns
	return { ...columns, places: places.map((place) => (place === former ? name : place)) }
}

export const residentialTownType = defineResource(residentialTowns, {
	fill: placedBy('latitude', 'longitude'),
	derive: renamedInPlaces,
	// Marks its areas as changed, so that their subscribers are mailed about the other hauler (PD-17).
	async follow(trx, { before, after }, now) {
		if (!before || !after || !changesHauler(before, after)) return
		await trx
			.updateTable('pickup_areas')
			.set({ rules_changed_at: now.toISOString() })
			.where('town_slug', '=', String(after['slug']))
			.where('contracted_to', 'is', null)
			.execute()
	},
	async about({ store, content }, row) {
		if (isOnSite(content, residentialTowns, row)) return {}
		const own = await store.db
			.selectFrom('pickup_areas')
			.select('id')
			.where('town_slug', '=', String(row['slug']))
			.execute()
		const counts = await subscriberCounts(store.db)
		return {
			note: restingReminders(own.reduce((sum, { id }) => sum + (counts.get(id)?.reminders ?? 0), 0)),
		}
	},
})
export const rolloffTownType = defineResource(rolloffTowns, {
	fill: placedBy('map_center_lat', 'map_center_lng'),
	derive: renamedInPlaces,
})
