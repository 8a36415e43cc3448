import type { Store } from '#db/store.server.ts'
import { isZipOf, townName } from '#platform/addresses/read_address.ts'
import { bareTownName } from '#app/places/town_key.ts'
import type { AddressParts } from '#platform/addresses/address_parts.ts'
import type { LookUpResult } from './look_up_result.ts'
import { displayed } from './displayed.ts'
import { listedPlaces } from './listed_places.server.ts'
import { isInTown, namesOf, type Territory, type TerritoryArea } from './territory.server.ts'

type Place = Pick<AddressParts, 'town' | 'zip'>

/** The town and ZIP code if nothing else was typed, as in `Windsor` or `80550 Windsor`; else null. */
export function placeAlone(address: AddressParts, { townNames, states, nicknames }: Territory): Place | null {
	const town = townName(address.street.join(' '), nicknames)
	if (address.town !== null || !townNames.has(town)) return null
	const before = address.number === null ? null : String(address.number)
	if (before === null) return { town, zip: address.zip }
	return address.zip === null && isZipOf(states, before) ? { town, zip: before } : null
}

/** The areas of one of our towns or of a listed ZIP code; null for any other place. */
export async function areasOfPlace(
	store: Pick<Store, 'db'>,
	territory: Territory,
	{ town, zip }: Place,
): Promise<LookUpResult | null> {
	const all = [...territory.areas]
	const mayBeIn = (area: TerritoryArea) => town === null || isInTown(area, town)
	const inTown = all.filter(([, area]) => mayBeIn(area))
	const places = zip === null ? [] : await listedPlaces(store, territory)
	const isInZip = (id: string, area: TerritoryArea) =>
		(zip !== null && area.zips.includes(zip)) ||
		(mayBeIn(area) && places.some((place) => place.area_id === id && place.zip === zip))
	const isRest = (area: TerritoryArea) => area.coversTown && isInTown(area, town)
	const isZipKnown = all.some(([id, area]) => isInZip(id, area))
	const inZip = all.filter(([id, area]) => isZipKnown && (isInZip(id, area) || isRest(area)))
	const found = isZipKnown || town === null ? inZip : inTown
	const place = town === null ? zip : displayed(town.split(' '))
	if (found.length === 0 || place === null) return null
	return { kind: 'place', place, street: null, slugs: found.map(([, { slug }]) => slug) }
}

/**
 * The result for a street in one of our towns without listed streets: its only area, or the areas to choose
 * from. Null for other towns.
 */
export async function inUnlistedTown(
	store: Pick<Store, 'db'>,
	territory: Territory,
	{ town }: Place,
	street: string,
): Promise<{ area: TerritoryArea } | { result: LookUpResult } | null> {
	const called = territory.towns.filter((one) => town !== null && namesOf(one).includes(town))
	const own = called.find((one) => bareTownName(one.name).toUpperCase() === town)
	const areas = [...territory.areas].filter(([, area]) => isInTown(area, town))
	const townSlug = (own ?? called[0])?.slug ?? areas[0]?.[1].townSlug
	if (town === null || townSlug === undefined) return null
	const listed = await listedPlaces(store, territory)
	if (listed.some(({ area_id }) => areas.some(([id]) => id === area_id))) return null
	const [first, ...others] = areas.map(([, area]) => area)
	if (first && others.length === 0) return { area: first }
	const slugs = areas.map(([, { slug }]) => slug)
	const place = own?.name ?? displayed(town.split(' '))
	return { result: { kind: 'place', place, street, slugs, townSlug } }
}
