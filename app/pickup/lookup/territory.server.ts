import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { rowsIn } from '#app/content/listing.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { townName, type TownNicknames } from '#platform/addresses/read_address.ts'
import { wordsOf } from '#platform/addresses/words.ts'
import { bringing, containerPlaces } from '#app/content/routes.server.ts'
import type { Coordinates } from '#app/places/distance.ts'
import { bareTownName } from '#app/places/town_key.ts'
import { townsNear } from '#app/places/towns.server.ts'
import type { ContainersThere } from './look_up_result.ts'
import { townNicknames } from '#db/seed/town_nicknames.ts'
import { memoized } from '#platform/process/memoized.ts'

/** A town that an address can name, with its coordinates. */
export interface KnownPlace extends Coordinates {
	/** The name as written: `Estes Park`. */
	name: string
	state: string
}

export interface TerritoryArea {
	slug: string
	name: string
	town: string
	townSlug: string
	state: string
	/** The town names that its addresses may use, in capitals. */
	townNames: readonly string[]
	contractedTo: string | null
	/** Whether unlisted addresses of its town belong to this area. */
	coversTown: boolean
	/** The ZIP codes whose unlisted addresses belong to this area. */
	zips: readonly string[]
}

/** The residential service areas and the towns around them. */
export interface Territory {
	/** The published areas by their ids. */
	areas: ReadonlyMap<string, TerritoryArea>
	/** The published towns where we empty carts. */
	towns: readonly (Coordinates & Town & { places: readonly string[] })[]
	/** Towns whose trash is contracted to another hauler, with the names that addresses use for them. */
	contracted: readonly (Town & { contractor: string; names: readonly string[] })[]
	/** Names that stand for several of our towns, each with those towns. */
	twins: ReadonlyMap<string, readonly Town[]>
	/** Whether sample ranges count: only while the company has the sample name (PD-50). */
	showsSamples: boolean
	/** The codes of the states that our addresses may be in: the office's and those of our towns. */
	states: ReadonlySet<string>
	/** Every town name recognized in an address, in capitals. */
	townNames: ReadonlySet<string>
	/** Common nicknames of towns, in capitals. */
	nicknames: TownNicknames
	/** The towns around ours that we do not serve, by name. */
	elsewhere: ReadonlyMap<string, KnownPlace>
	/** What we offer with containers in each place that we bring them to, by `name, state`. */
	containers: ReadonlyMap<string, ContainersThere>
}

/** Whether addresses in this town (in capitals) may be in the area; false if no town was typed. */
export function isInTown({ townNames }: Pick<TerritoryArea, 'townNames'>, town: string | null): boolean {
	return town !== null && townNames.includes(town)
}

/** The territory reduced to the towns and areas of one state. */
export function ofState(territory: Territory, state: string): Territory {
	return within(territory, (town) => town.state === state)
}

/** The territory reduced to one town and its areas. */
export function ofTown(territory: Territory, { slug }: Pick<Town, 'slug'>): Territory {
	return within(territory, (town) => town.slug === slug)
}

interface Town {
	slug: string
	name: string
	state: string
}

function within(territory: Territory, isThere: (town: Pick<Town, 'slug' | 'state'>) => boolean): Territory {
	return {
		...territory,
		areas: new Map([...territory.areas].filter(([, { townSlug: slug, state }]) => isThere({ slug, state }))),
		towns: territory.towns.filter(isThere),
		contracted: territory.contracted.filter(isThere),
		twins: new Map(
			[...territory.twins]
				.map(([name, called]) => [name, called.filter(isThere)] as const)
				.filter(([, called]) => areSeveral(called)),
		),
	}
}

/** The names that addresses use for a town, in capitals. */
export function namesOf({ name, places }: { name: string; places: readonly string[] }): string[] {
	return [...new Set([name, ...places].map((one) => bareTownName(one).toUpperCase()))]
}

/** Whether these are different towns: in several states, or told apart by what follows their bare names. */
function areSeveral(towns: readonly { name: string; state: string }[]): boolean {
	return new Set(towns.map(({ name, state }) => `${name.slice(bareTownName(name).length)} ${state}`)).size > 1
}

/** How far around our towns an address is recognized as one that we do not serve, in miles. */
const neighborMiles = 60

let neighbors: { of: string; places: readonly KnownPlace[] } = { of: '[]', places: [] }

/** The towns around ours; recomputed only when ours change. */
function neighborsOf(towns: readonly Coordinates[]): readonly KnownPlace[] {
	const centers = towns.map(({ latitude, longitude }) => ({ latitude, longitude }))
	const of = JSON.stringify(centers)
	if (neighbors.of !== of) neighbors = { of, places: townsNear(centers, neighborMiles) }
	return neighbors.places
}

/** The territory of the current content. Leaves out the areas of unpublished towns. */
export const territoryOf = memoized((content: Snapshot): Territory => {
	const { services } = content.facts
	const towns = rowsIn(content.residentialTowns)
	const areas = rowsIn(content.pickupAreas)
	const own = new Set(towns.flatMap(namesOf))
	const elsewhere = new Map(
		neighborsOf(towns)
			// Reversed, because the map keeps the last town of each name: the nearest.
			.toReversed()
			.map((place) => [townName(wordsOf(place.name).join(' '), townNicknames), place] as const)
			.filter(([name]) => !own.has(name)),
	)
	return {
		areas: new Map(
			areas.flatMap(({ id, slug, name, town_slug, contracted_to, covers_town, covers_zips }) => {
				const town = towns.find((one) => one.slug === town_slug)
				if (!town) return []
				const area = {
					slug,
					name,
					town: town.name,
					townSlug: town_slug,
					state: town.state,
					townNames: namesOf(town),
					contractedTo: contracted_to,
					coversTown: covers_town,
					zips: covers_zips,
				}
				return [[id, area] as const]
			}),
		),
		towns: towns.filter(({ slug }) => !content.facts.routes.withoutCarts.includes(slug)),
		contracted: towns.flatMap((town) => {
			const { slug, name, state, contracted_to: contractor } = town
			return contractor === null ? [] : [{ slug, name, state, contractor, names: namesOf(town) }]
		}),
		twins: new Map(
			[...own].flatMap((name) => {
				const called = towns.filter((town) => namesOf(town).includes(name))
				return areSeveral(called) ? [[name, called] as const] : []
			}),
		),
		showsSamples: isSampleCompany(content.facts),
		townNames: new Set([...own, ...elsewhere.keys()]),
		states: new Set([content.facts.address.state, ...towns.map(({ state }) => state)]),
		nicknames: townNicknames,
		elsewhere,
		containers: new Map(
			containerPlaces(content).map(({ place, state, to }) => [
				`${place}, ${state}`,
				{
					sentence: `We do ${bringing(services)} ${place}.`,
					to,
					link: services.rolloff ? `Containers in ${place}` : 'Dumpsters for businesses',
				},
			]),
		),
	}
})
