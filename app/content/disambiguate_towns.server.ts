import { milesBetween } from '#app/places/distance.ts'
import { plainTownName, townKey } from '#app/places/town_key.ts'
import { townsNamed } from '#app/places/towns.server.ts'
import type { ContentRow } from './content_row.ts'

/** The columns of a town that distinguish it from others. */
interface NamedTown {
	name: string
	state: string
	latitude: number
	longitude: number
}

/** The maximum distance in miles between entries of the same town in two lists. */
const sameMiles = 10

/**
 * The names that distinguish the towns of these lists, by row. Only ambiguous names are included: with the
 * state if it is not the company's, `Windsor, VA`, and with the county if several are in one state,
 * `Springfield (Clark)`.
 */
export function disambiguatedNames(
	rows: readonly ContentRow[],
	home: string,
): ReadonlyMap<ContentRow, string> {
	const towns = rows.map((row) => ({ row, town: townOf(row) }))
	const names = new Map<ContentRow, string>()
	for (const alike of Map.groupBy(towns, ({ town }) => plainTownName(town.name)).values())
		for (const { row, town } of alike) {
			const others = alike.map((one) => one.town).filter((one) => !isSame(one, town))
			if (others.length > 0) names.set(row, nameAmong(town, others, home))
		}
	return names
}

/**
 * The names of areas that could belong to several towns, by row, with the town added: `East side (Greeley)`,
 * `All of Windsor, VA`. `towns` are the shown ones, `names` the result of `disambiguatedNames` for them.
 */
export function disambiguatedAreaNames(
	areas: readonly ContentRow[],
	towns: readonly ContentRow[],
	names: ReadonlyMap<ContentRow, string>,
): ReadonlyMap<ContentRow, string> {
	const townBySlug = new Map(towns.map((town) => [town['slug'], town]))
	const shown = areas.flatMap((row) => {
		const town = townBySlug.get(row['town_slug'])
		return town ? [{ row, town, name: String(row['name']) }] : []
	})
	const alike = Map.groupBy(shown, ({ name }) => plainTownName(name))
	return new Map(
		shown.flatMap(({ row, town, name }) => {
			const written = String(town['name'])
			const townName = names.get(town) ?? written
			const others = alike.get(plainTownName(name))?.filter((one) => one.town !== town) ?? []
			const isOthers =
				townName !== written && ` ${plainTownName(name)} `.includes(` ${plainTownName(written)} `)
			if (others.length === 0 && !isOthers) return []
			const ends = name === written || name.endsWith(` ${written}`)
			const isTold = ends && others.every((one) => one.town['name'] === written)
			return [[row, isTold ? name.slice(0, -written.length) + townName : `${name} (${townName})`] as const]
		}),
	)
}

function nameAmong(town: NamedTown, others: readonly NamedTown[], home: string): string {
	const { name, state } = town
	const county = others.some((one) => one.state === state) ? countyOf(town) : null
	const isAtHome = state === home
	return `${name}${county === null ? '' : ` (${county})`}${isAtHome ? '' : `, ${state}`}`
}

function countyOf(town: NamedTown): string | null {
	const known = townsNamed([town]).get(townKey(town)) ?? []
	const [nearest] = known
		.filter((one) => isSame(one, town))
		.toSorted((one, other) => milesBetween(one, town) - milesBetween(other, town))
	return nearest?.county ?? null
}

function isSame(one: NamedTown, other: NamedTown): boolean {
	return one.state === other.state && milesBetween(one, other) < sameMiles
}

/** Roll-off towns store the center of their map. */
function townOf(row: ContentRow): NamedTown {
	const number = (...columns: string[]) =>
		Number(columns.map((column) => row[column]).find((one) => one !== undefined))
	return {
		name: String(row['name']),
		state: String(row['state']),
		latitude: number('latitude', 'map_center_lat'),
		longitude: number('longitude', 'map_center_lng'),
	}
}
