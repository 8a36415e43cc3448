import { listed } from '#platform/text/listed.ts'
import { compareText } from '#platform/text/compare_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { rowAt, rowsIn } from '#app/content/listing.ts'
import { areaFacts, townFacts } from '#app/content/routes.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { ResidentialTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { bareTownName, plainTownName } from '#app/places/town_key.ts'

type Towns = Pick<Snapshot, 'residentialTowns' | 'rolloffTowns'>

/**
 * The served town in a typed address, directly or by one of its places; null if there is none. If several share the name, the
 * one whose state is given, else all of them: `Windsor or Windsor, VA`.
 */
export function townOf(place: string | null, { residentialTowns, rolloffTowns }: Towns): string | null {
	const rows = [...rowsIn(residentialTowns), ...rowsIn(rolloffTowns)]
	const towns = placesOf(rows).map(({ name, town: { state } }) => ({ name, state }))
	const text = place ?? ''
	const found = townIn(
		text,
		towns.map(({ name }) => name),
	)
	if (found === '') return null
	const bare = bareTownName(found)
	const alike = towns.filter(({ name }) => bareTownName(name) === bare)
	const namesState = ({ state }: { state: string }) =>
		` ${plainTownName(text)} `.includes(` ${plainTownName(`${bare} ${state}`)} `)
	const matching = alike.some(namesState) ? alike.filter(namesState) : alike
	return listed([...new Set(matching.map(({ name }) => name))].toSorted(compareText), 'or')
}

/** The town whose prices apply at a typed address, also by one of its places; undefined if there is none. */
export function residentialTownOf(
	place: string | null,
	{ residentialTowns }: Pick<Snapshot, 'residentialTowns'>,
): ResidentialTownRow | undefined {
	const rows = rowsIn(residentialTowns)
	const towns = new Map(placesOf(rows).map(({ name, town }) => [name, town]))
	return towns.get(townIn(place ?? '', towns.keys()))
}

/** Where somebody lives, as far as known. */
export interface Home {
	town?: ResidentialTownRow | undefined
	area?: PickupAreaRow | undefined
}

/** The home of somebody in an area, or else at a typed address. */
export function homeOf(
	{ area, place = null }: { area?: PickupAreaRow | undefined; place?: string | null | undefined },
	content: Pick<Snapshot, 'residentialTowns'>,
): Home {
	return area
		? { area, town: rowAt(content.residentialTowns, area.town_slug) }
		: { town: residentialTownOf(place, content) }
}

/** The facts for messages to somebody who lives there: the area's or town's; where we empty no carts, the company's. */
export function factsFor(
	{ town, area }: Home,
	content: Pick<Snapshot, 'facts' | 'pickupAreas'>,
	now: Date,
): Facts {
	if (!town) return content.facts
	const today = localTimeOf(now, content.facts).date
	const inTown = townFacts(town, content, today)
	const hasOwnPrices = inTown.hasOwnPrices === true
	const local = area ? areaFacts(area, content.facts, today) : inTown
	return { ...(local.services.residential ? local : content.facts), hasOwnPrices }
}

/**
 * The town in an address: the last match, since streets named after towns come first (`12 Greeley Street, Windsor`), and of
 * several matches there the longest name (`Windsor, VA`). Empty if there is none.
 */
export function townIn(address: string, towns: Iterable<string>): string {
	const text = ` ${plainTownName(address)} `
	let found = { town: '', at: -1 }
	for (const town of towns) {
		// Nobody types the county that distinguishes two towns in one state.
		const name = town.includes('(') ? bareTownName(town) : town
		const at = text.lastIndexOf(` ${plainTownName(name)} `)
		if (at > found.at || (at >= 0 && at === found.at && town.length > found.town.length)) found = { town, at }
	}
	return found.town
}

/** Towns by their own names and those of their places. */
function placesOf<Town extends { name: string; places: readonly string[] }>(towns: readonly Town[]) {
	return towns.flatMap((town) => [town.name, ...town.places].map((name) => ({ name, town })))
}
