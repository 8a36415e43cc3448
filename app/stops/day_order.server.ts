import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { streetKey } from '#platform/addresses/street_name.ts'
import { areaNames, noArea } from '#app/content/area_names.ts'
import { drivingOrder, type StopPlace } from './driving_order.ts'
import { withTurns } from './turns.ts'
import { namesTown, placeReader } from './written_place.ts'

/** The stops of an area on a day, in driving order. */
interface AreaStops<Stop> {
	/** Null for stops without an area. */
	areaId: string | null
	area: string
	stops: Stop[]
}

type Ordered = Pick<StopRow, 'address' | 'area_id' | 'turn'>

/**
 * A day's stops by area, those without one last, in a driving order that saves miles as far as towns, streets
 * and house numbers are known, unless a stop's turn was set by hand. Used by the day list, the printed sheet,
 * the file and the phone.
 */
export function inDayOrder<Stop extends Ordered>(
	stops: readonly Stop[],
	snapshot: Snapshot,
): AreaStops<Stop>[] {
	const names = areaNames(snapshot)
	const placeOf = placesOf(snapshot)
	const { geo } = snapshot.facts
	return [...Map.groupBy(stops, ({ area_id }) => (names.has(area_id ?? '') ? area_id : null))]
		.map(([areaId, own]) => ({
			areaId,
			area: names.get(areaId ?? '') ?? noArea,
			stops: withTurns(drivingOrder(own, placeOf, geo), ({ turn }) => turn),
		}))
		.toSorted((one, other) =>
			(one.areaId === null) === (other.areaId === null)
				? one.area.localeCompare(other.area)
				: Number(one.areaId === null) - Number(other.areaId === null),
		)
}

/**
 * The location of a stop: in the town that its address names, else in its area's; null without a house number
 * or a known town.
 */
function placesOf(snapshot: Snapshot): (stop: Ordered) => StopPlace | null {
	const { elsewhere, areas } = territoryOf(snapshot)
	const placeOf = placeReader(snapshot)
	const shown = rowsIn(snapshot.residentialTowns)
	return ({ address, area_id }) => {
		const place = placeOf(address)
		if (!place) return null
		const { house, street, town } = place
		const own = shown.find(({ slug }) => slug === areas.get(area_id ?? '')?.townSlug)
		const named = [...(own ? [own] : []), ...shown].find((one) => namesTown(place, one))
		const at = named ?? elsewhere.get(town ?? '') ?? own
		if (!at) return null
		const { latitude, longitude } = at
		const number = /\d+/.exec(street.name)?.[0]
		return { latitude, longitude, house, street: streetKey(street), ordinal: number ? Number(number) : null }
	}
}
