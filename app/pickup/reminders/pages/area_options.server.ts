import type { Snapshot } from '#app/content/snapshot.server.ts'
import { picksUp, rulesOf } from '../../schedule/area_rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

export interface AreaOption {
	value: string
	label: string
}

/** The areas people can choose, named with their towns, in the order of the towns. */
export function areaOptions({ pickupAreas, residentialTowns }: Snapshot): AreaOption[] {
	if (!pickupAreas.ok) return []
	const towns = new Map(
		(residentialTowns.ok ? residentialTowns.rows : []).map(({ slug, name }) => [slug, name]),
	)
	return pickupAreas.rows.filter(hasPickups).map(({ id, name, town_slug }) => {
		const town = towns.get(town_slug)
		return { value: id, label: town === undefined || name.includes(town) ? name : `${town}: ${name}` }
	})
}

function hasPickups(area: PickupAreaRow): boolean {
	return rulesOf(area).some(picksUp)
}
