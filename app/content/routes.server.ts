import type { Facts } from '#app/company/facts_type.ts'
import type { Routes } from '#app/company/routes.ts'
import type { OfferedServices } from '#app/company/services.ts'
import { ruleOn } from '#app/pickup/schedule/area_rules.ts'
import { setOutClock } from '#app/pickup/schedule/set_out.ts'
import { bareTownName, withState } from '#app/places/town_key.ts'
import type { Coordinates } from '#app/places/distance.ts'
import type { ResidentialTownRow, RolloffTownRow } from '#db/content_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { type Listing, rowAt, rowsIn } from './listing.ts'
import { byName } from './types/shared_fields.ts'
import { hasCompanyPrices } from './town_pricing.server.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

/** A place with the page of the town that it is served from. */
export interface ServedPlace {
	/** The name, with its state if that is not the company's: `Windsor, VA`. */
	name: string
	place: string
	state: string
	to: string
	/** The town that the place is served from, with its coordinates. */
	town: Coordinates & { name: string }
	/** Whether the place is covered by the town but is not the town itself. */
	isCovered: boolean
}

interface Rows {
	residentialTowns: Listing<ResidentialTownRow>
	rolloffTowns: Listing<RolloffTownRow>
	pickupAreas: Listing<PickupAreaRow>
	facts: Pick<Facts, 'address' | 'services' | 'hours'>
}

/** Where and when the trucks go, on a day (`YYYY-MM-DD`); null if the rows could not be read. */
export function routesOf(rows: Rows, today: string): Routes | null {
	const { residentialTowns, rolloffTowns, pickupAreas, facts } = rows
	if (!residentialTowns.ok || !rolloffTowns.ok || !pickupAreas.ok) return null
	const areas = pickupAreas.rows
	const withoutCarts = residentialTowns.rows
		.filter((town) => !hasCarts(town, areas, today))
		.map(({ slug }) => slug)
	const days = residentialTowns.rows.map(
		({ slug }) => [slug, daysOf(cartAreas(areas, slug, today), today)] as const,
	)
	return {
		carts: names(cartPlaces({ residentialTowns, facts: { ...facts, routes: { withoutCarts } } })),
		withoutCarts,
		containers: names(containerPlaces(rows)),
		commercial: facts.services.commercial
			? rolloffTowns.rows
					.filter((town) => town.is_commercial)
					.map(({ name, state }) => nameFrom(facts.address.state, name, state))
			: [],
		days: Object.fromEntries(days.filter(([, ofTown]) => ofTown.length > 0)),
		...roundOf(areas, facts, today),
	}
}

/** The places with cart service, by name. */
export function cartPlaces({
	residentialTowns,
	facts,
}: Pick<Rows, 'residentialTowns'> & {
	facts: Pick<Facts, 'address'> & { routes: Pick<Routes, 'withoutCarts'> }
}): ServedPlace[] {
	const towns = rowsIn(residentialTowns)
	const served = towns.filter(({ slug }) => !facts.routes.withoutCarts.includes(slug))
	return placesOf(served, '/residential/', facts.address.state)
}

/** The places that have a town page but no cart service from us, by name. */
export function placesWithoutCarts({
	residentialTowns,
	facts,
}: Pick<Rows, 'residentialTowns'> & {
	facts: Pick<Facts, 'address'> & { routes: Pick<Routes, 'withoutCarts'> }
}): (ServedPlace & { contractor: string | null })[] {
	const towns = rowsIn(residentialTowns)
	return towns
		.filter(({ slug }) => facts.routes.withoutCarts.includes(slug))
		.flatMap((town) =>
			placesOf([town], '/residential/', facts.address.state).map((place) => ({
				...place,
				contractor: town.contracted_to,
			})),
		)
}

/** Whether containers are delivered to one of the places of a town with cart service; true if no places are listed. */
export function bringsTo(town: ResidentialTownRow, { routes, address }: Facts): boolean {
	const own = names(placesOf([town], '/residential/', address.state))
	return routes.containers.length === 0 || own.some((place) => routes.containers.includes(place))
}

/**
 * The places with container delivery, by name. Without roll-offs these are the places where businesses are
 * served, which link to `/commercial`.
 */
export function containerPlaces({
	rolloffTowns,
	facts,
}: Pick<Rows, 'rolloffTowns' | 'facts'>): ServedPlace[] {
	const rows = rowsIn(rolloffTowns)
	const towns = rows.map((row) => ({
		...row,
		latitude: row.map_center_lat,
		longitude: row.map_center_lng,
	}))
	const places = placesOf(towns, '/roll-off-dumpsters/', facts.address.state)
	return facts.services.rolloff ? places : places.map((place) => ({ ...place, to: '/commercial' }))
}

/** What we do in those places: deliver roll-offs, or empty the dumpsters of businesses. */
export function bringing({ rolloff }: Pick<OfferedServices, 'rolloff'>): string {
	return rolloff ? 'bring roll-off dumpsters to' : 'empty the dumpsters of businesses in'
}

/** The address of a town's prices. */
export function townPricesPath({ slug }: Pick<ResidentialTownRow, 'slug'>): string {
	return `/residential/${slug}#pricing`
}

/**
 * The facts as they hold in a town on a day: whether it has cart service and lawn pickup, its recycling rhythm
 * and set-out time, and whether it has its own prices.
 */
export function townFacts(
	{ slug, pricing_info }: ResidentialTownRow,
	{ pickupAreas, facts }: Pick<Rows, 'pickupAreas'> & { facts: Facts },
	today: string,
): Facts {
	const residential = facts.services.residential && !facts.routes.withoutCarts.includes(slug)
	const own = rowsIn(pickupAreas).filter(({ town_slug }) => town_slug === slug)
	const local = localFacts(facts, own, residential, today)
	return { ...local, hasOwnPrices: !hasCompanyPrices(pricing_info, local) }
}

/** Adds to the facts the towns whose own prices hold on a day; unchanged if the towns could not be read. */
export function withOwnPrices(
	facts: Facts,
	rows: Pick<Rows, 'residentialTowns' | 'pickupAreas'>,
	today: string,
): Facts {
	if (!rows.residentialTowns.ok) return facts
	const ownPrices = rows.residentialTowns.rows
		.map((town) => ({ town, local: townFacts(town, { ...rows, facts }, today) }))
		.filter(({ local }) => local.services.residential && local.hasOwnPrices)
		.map(({ town }) => ({ name: town.name, to: townPricesPath(town) }))
	return { ...facts, ownPrices }
}

/** The facts as they hold on a day in the town with this slug, or the general facts if there is no such town. */
export function factsIn(
	slug: string | null | undefined,
	content: Pick<Rows, 'residentialTowns' | 'pickupAreas'> & { facts: Facts },
	today: string,
): Facts {
	const town = rowAt(content.residentialTowns, slug)
	return town ? townFacts(town, content, today) : content.facts
}

/** The facts as they hold in one area on a day. */
export function areaFacts(area: PickupAreaRow, facts: Facts, today: string): Facts {
	return localFacts(facts, [area], facts.services.residential && hasTrash(area, today), today)
}

function localFacts(
	facts: Facts,
	areas: readonly PickupAreaRow[],
	residential: boolean,
	today: string,
): Facts {
	const own = { ...facts, ownPrices: [], services: { ...facts.services, residential } }
	if (areas.length === 0) return withRoutes(own, facts.routes)
	const lawn = facts.services.lawn && areas.some((area) => ruleOn(area, today).has_lawn)
	const routes = { ...facts.routes, ...roundOf(areas, facts, today) }
	return withRoutes({ ...own, services: { ...own.services, lawn } }, routes)
}

/** Adds the routes to the facts, and what depends on them: recycling is offered if any route has it. */
export function withRoutes<Told extends Pick<Facts, 'services'>>(facts: Told, routes: Routes) {
	const recycling = facts.services.residential && routes.recycling !== 'none'
	return { ...facts, routes, services: { ...facts.services, recycling } }
}

type Town = Coordinates & { slug: string; name: string; state: string; places: readonly string[] }

function placesOf(towns: readonly Town[], folder: string, home: string): ServedPlace[] {
	return towns
		.flatMap(({ slug, name, state, places, latitude, longitude }) =>
			(places.length > 0 ? places : [name]).map((place) => ({
				name: nameFrom(home, place, state),
				place: bareTownName(place),
				state,
				to: folder + slug,
				town: { name, latitude, longitude },
				isCovered: bareTownName(place) !== bareTownName(name),
			})),
		)
		.filter((place, index, all) => all.findIndex(({ name }) => name === place.name) === index)
		.toSorted(byName)
}

/** A place's name, with its state where that is not the company's. */
function nameFrom(home: string, place: string, state: string): string {
	return state === home ? place : withState(place, state)
}

/** Whether a town has cart service; a town without areas may have it too. */
function hasCarts(
	{ slug, contracted_to }: ResidentialTownRow,
	areas: readonly PickupAreaRow[],
	today: string,
): boolean {
	const isDivided = areas.some(({ town_slug }) => town_slug === slug)
	return contracted_to === null && (!isDivided || cartAreas(areas, slug, today).length > 0)
}

/** A town's areas that have cart service. */
function cartAreas(areas: readonly PickupAreaRow[], slug: string, today: string): PickupAreaRow[] {
	return areas.filter((area) => area.town_slug === slug && hasTrash(area, today))
}

function hasTrash(area: PickupAreaRow, today: string): boolean {
	return ruleOn(area, today).has_trash
}

function daysOf(areas: readonly PickupAreaRow[], today: string): readonly string[] {
	return weekdays.filter((day) => areas.some((area) => ruleOn(area, today).weekday === day))
}

/** The recycling rhythm and set-out time in those of these areas that have cart service. */
function roundOf(
	areas: readonly PickupAreaRow[],
	facts: Pick<Facts, 'hours'>,
	today: string,
): Pick<Routes, 'recycling' | 'setOut'> {
	const ours = areas.filter((area) => hasTrash(area, today))
	const setOut = [...new Set(ours.map((area) => setOutClock(area, facts)))].toSorted()
	return { recycling: rhythmOf(ours, today), setOut }
}

function rhythmOf(areas: readonly PickupAreaRow[], today: string): Routes['recycling'] {
	const rhythms = new Set(areas.map((area) => ruleOn(area, today).recycling))
	const isWeekly = rhythms.has('weekly')
	if (rhythms.has('every_other_week')) return isWeekly ? 'both' : 'alternating'
	return isWeekly || areas.length === 0 ? 'weekly' : 'none'
}

function names(places: readonly ServedPlace[]): string[] {
	return places.map(({ name }) => name)
}
