import type { Facts } from '#app/company/facts_type.ts'
import type { Routes } from '#app/company/routes.ts'
import { ruleOn } from '#app/pickup/schedule/area_rules.ts'
import type { ResidentialTownRow, RolloffTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { compareText } from './compare_text.ts'
import type { Listing } from './listing.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** A place with the page of the town that it is served from. */
export interface ServedPlace {
	name: string
	to: string
}

interface Rows {
	residentialTowns: Listing<ResidentialTownRow>
	rolloffTowns: Listing<RolloffTownRow>
	pickupAreas: Listing<PickupAreaRow>
}

/** Where the trucks go and when, on a day (`YYYY-MM-DD`); null where it cannot be told, since rows could not be read. */
export function routesOf(
	{ residentialTowns, rolloffTowns, pickupAreas }: Rows,
	today: string,
): Routes | null {
	if (!residentialTowns.ok || !rolloffTowns.ok || !pickupAreas.ok) return null
	const areas = pickupAreas.rows
	const days = residentialTowns.rows.map(({ slug }) => [slug, daysOf(areasOf(areas, slug), today)] as const)
	return {
		carts: names(cartPlaces({ residentialTowns, pickupAreas })),
		containers: names(containerPlaces({ rolloffTowns })),
		commercial: rolloffTowns.rows.filter((town) => town.is_commercial).map(({ name }) => name),
		days: Object.fromEntries(days.filter(([, ofTown]) => ofTown.length > 0)),
		recycling: rhythmOf(areas, today),
	}
}

/** The places whose carts are emptied, by name: not those of a town whose carts are all somebody else's. */
export function cartPlaces({
	residentialTowns,
	pickupAreas,
}: Pick<Rows, 'residentialTowns' | 'pickupAreas'>): ServedPlace[] {
	const areas = pickupAreas.ok ? pickupAreas.rows : []
	const towns = residentialTowns.ok ? residentialTowns.rows : []
	const ours = towns.filter(({ slug, contracted_to }) => {
		const own = areas.filter(({ town_slug }) => town_slug === slug)
		return contracted_to === null && (own.length === 0 || areasOf(areas, slug).length > 0)
	})
	return placesOf(ours, '/residential/')
}

/** The places that containers are brought to, by name. */
export function containerPlaces({ rolloffTowns }: Pick<Rows, 'rolloffTowns'>): ServedPlace[] {
	return placesOf(rolloffTowns.ok ? rolloffTowns.rows : [], '/roll-off-dumpsters/')
}

/** The facts as they hold in one town, or one area, on a day: with the rhythm of its own recycling. */
export function localFacts(
	{ facts, pickupAreas }: Pick<Rows, 'pickupAreas'> & { facts: Facts },
	isThere: (area: PickupAreaRow) => boolean,
	today: string,
): Facts {
	const own = pickupAreas.ok ? pickupAreas.rows.filter(isThere) : []
	return own.length === 0 ? facts : { ...facts, routes: { ...facts.routes, recycling: rhythmOf(own, today) } }
}

function placesOf(
	towns: readonly { slug: string; name: string; places: readonly string[] }[],
	folder: string,
): ServedPlace[] {
	return towns
		.flatMap(({ slug, name, places }) =>
			(places.length > 0 ? places : [name]).map((place) => ({ name: place, to: folder + slug })),
		)
		.filter((place, index, all) => all.findIndex(({ name }) => name === place.name) === index)
		.toSorted((a, b) => compareText(a.name, b.name))
}

/** The areas of a town whose carts are ours. */
function areasOf(areas: readonly PickupAreaRow[], slug: string): PickupAreaRow[] {
	return areas.filter((area) => area.town_slug === slug && area.contracted_to === null)
}

function daysOf(areas: readonly PickupAreaRow[], today: string): readonly string[] {
	return weekdays.filter((day) => areas.some((area) => ruleOn(area, today).weekday === day))
}

function rhythmOf(areas: readonly PickupAreaRow[], today: string): Routes['recycling'] {
	const ours = areas.filter(({ contracted_to }) => contracted_to === null)
	const rhythms = new Set(ours.map((area) => ruleOn(area, today).recycling))
	if (!rhythms.has('every_other_week')) return 'weekly'
	return rhythms.has('weekly') ? 'both' : 'alternating'
}

function names(places: readonly ServedPlace[]): string[] {
	return places.map(({ name }) => name)
}
