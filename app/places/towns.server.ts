import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { stateNames } from '#platform/addresses/states.ts'
import { type Coordinates, milesBetween } from './distance.ts'
import type { Span } from './land.server.ts'
import { plainTownName, townKey } from './town_key.ts'

/** A town of the United States, from `places/` (its README says whose lists those are). */
export interface Town extends Coordinates {
	name: string
	/** Two capitals. */
	state: string
	/** Without the word "County". */
	county: string
	/** Null where it is not known: under a thousand, mostly. */
	inhabitants: number | null
	/** Empty for a town whose post office goes by another name. */
	zips: readonly string[]
}

/** As far above this file as above the bundle, `build/server/index.js`. */
const folder = join(import.meta.dirname, '../../places')

/** All towns of the file, without those that `isWanted` leaves out. Read when it is asked for: 50 ms, against 20 MB kept. */
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
 * The towns that a person may mean by `Delaware, OH`, `delaware ohio`, `Windsor` or `Windsor (Pitt), NC`, the largest first.
 * Without a state they are those of `homeState`, or of all states if it has none of the name.
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
		// Before names are compared in all their spellings, which takes ten times as long.
		if (town.name[0]?.toLowerCase() !== initial) return false
		if (county !== undefined && plainTownName(town.county) !== plainTownName(county)) return false
		return plainTownName(town.name) === whole || readings.has(townKey(town))
	})
	const named = found.filter((town) => readings.has(townKey(town)))
	const atHome = found.filter(({ state }) => state === homeState)
	const group = [named, atHome].find((some) => some.length > 0) ?? found
	return group.toSorted((one, other) => (other.inhabitants ?? 0) - (one.inhabitants ?? 0))
}

/** The towns of names and states that were asked for together. */
const named = new Map<string, ReadonlyMap<string, readonly Town[]>>()
const mostNamed = 40

/** The towns that have these names in these states, by `townKey`; all are found in one reading, and again only for others. */
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

/** The towns in a part of the map whose inhabitants are known, the largest first. */
export function townsIn({ west, east, south, north }: Span): Town[] {
	return readTowns(
		({ longitude, latitude, inhabitants }) =>
			inhabitants !== null && longitude > west && longitude < east && latitude > south && latitude < north,
	).toSorted((one, other) => (other.inhabitants ?? 0) - (one.inhabitants ?? 0))
}

/** The towns with a post office within some miles of any of `centers`, nearest first. */
export function townsNear(centers: readonly Coordinates[], miles: number): Town[] {
	// A degree of latitude is 69 miles, one of longitude at most that: what is farther in either need not be measured.
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
