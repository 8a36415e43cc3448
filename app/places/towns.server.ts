import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { stateNames } from '#platform/addresses/states.ts'
import { type Coordinates, milesBetween } from './distance.ts'
import type { Span } from './land.server.ts'
import { plainTownName, townKey } from './town_key.ts'

/** A town of the United States, from `places/` (its README names the sources). */
export interface Town extends Coordinates {
	name: string
	/** The state's two-letter code, in capitals. */
	state: string
	/** Without the word "County". */
	county: string
	/** Null if unknown, mostly under a thousand. */
	inhabitants: number | null
	/** Empty for a town whose post office has another name. */
	zips: readonly string[]
}

/** The path from this file equals the path from the bundle, `build/server/index.js`: both are two folders deep. */
const folder = join(import.meta.dirname, '../../places')

/** The towns in the file for which `isWanted` returns true. Read on demand: takes 50 ms, but caching would take 20 MB. */
function readTowns(isWanted: (town: Town) => boolean): Town[] {
	const text = gunzipSync(readFileSync(join(folder, 'towns.tsv.gz'))).toString()
	const towns: Town[] = []
	for (const line of text.trimEnd().split('\n')) {
		const [name = '', state = '', county = '', latitude, longitude, inhabitants, zips] = line.split('\t')
		const town = {
			name,
			state,
			county,
			latitude: Number(latitude),
			longitude: Number(longitude),
			inhabitants: inhabitants ? Number(inhabitants) : null,
			zips: zips ? zips.split(' ') : [],
		}
		if (isWanted(town)) towns.push(town)
	}
	return towns
}

const inBrackets = /\(([^()]{0,60})\)/

/**
 * The towns that `Delaware, OH`, `delaware ohio`, `Windsor` or `Windsor (Pitt), NC` may mean, largest first.
 * Without a state, those in `homeState`, or in all states if it has none of that name.
 */
export function findTowns(text: string, homeState: string): Town[] {
	const county = inBrackets
		.exec(text)?.[1]
		?.trim()
		.replace(/ county$/i, '')
	const words = text
		.replace(inBrackets, ' ')
		.split(/[\s,]+/)
		.filter((word) => word !== '')
	const states = [...stateNames]
	const readings = new Set(
		[1, 2, 3].flatMap((length) => {
			const last = words.slice(-length).join(' ').toLowerCase()
			const state = states.find((names) => names.some((one) => one.toLowerCase() === last))
			const name = words.slice(0, -length).join(' ')
			return state && name !== '' ? [townKey({ name, state: state[0] })] : []
		}),
	)
	const whole = plainTownName(words.join(' '))
	const initial = words[0]?.[0]?.toLowerCase()
	const found = readTowns((town) => {
		// A cheap check first: comparing names in all their spellings takes ten times as long.
		if (town.name[0]?.toLowerCase() !== initial) return false
		if (county !== undefined && plainTownName(town.county) !== plainTownName(county)) return false
		return plainTownName(town.name) === whole || readings.has(townKey(town))
	})
	const named = found.filter((town) => readings.has(townKey(town)))
	const atHome = found.filter(({ state }) => state === homeState)
	const group = [named, atHome].find((some) => some.length > 0) ?? found
	return group.toSorted((one, other) => (other.inhabitants ?? 0) - (one.inhabitants ?? 0))
}

/** Results of `townsNamed`, by the requested keys. */
const named = new Map<string, ReadonlyMap<string, readonly Town[]>>()
const mostNamed = 40

/** The towns with these names in these states, by `townKey`. All are found in one read of the file; results are cached. */
export function townsNamed(
	wanted: readonly { name: string; state: string }[],
): ReadonlyMap<string, readonly Town[]> {
	const keys = new Set(wanted.map(townKey))
	const of = [...keys].toSorted().join('\n')
	const known = named.get(of)
	if (known) return known
	const initials = new Set(wanted.map(({ name }) => name[0]?.toLowerCase()))
	const found =
		keys.size === 0
			? []
			: readTowns((town) => initials.has(town.name[0]?.toLowerCase()) && keys.has(townKey(town)))
	const byKey = Map.groupBy(found, townKey)
	if (named.size >= mostNamed) named.clear()
	named.set(of, byKey)
	return byKey
}

/** The towns in a rectangle with a known population, largest first. */
export function townsIn({ west, east, south, north }: Span): Town[] {
	return readTowns(
		({ longitude, latitude, inhabitants }) =>
			inhabitants !== null && longitude > west && longitude < east && latitude > south && latitude < north,
	).toSorted((one, other) => (other.inhabitants ?? 0) - (one.inhabitants ?? 0))
}

/** The towns with a post office within this many miles of any of `centers`, nearest first. */
export function townsNear(centers: readonly Coordinates[], miles: number): Town[] {
	// A degree of latitude is 69 miles. Towns farther away in latitude alone need no measuring.
	const degrees = miles / 69
	const nearest = (town: Town) =>
		centers.reduce((least, center) => {
			if (Math.abs(center.latitude - town.latitude) > degrees) return least
			return Math.min(least, milesBetween(center, town))
		}, Infinity)
	return readTowns((town) => town.zips.length > 0 && nearest(town) <= miles).toSorted(
		(one, other) => nearest(one) - nearest(other),
	)
}
