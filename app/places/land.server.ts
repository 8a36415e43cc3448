import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Coordinates } from './distance.ts'

/** A rectangle on the map, in degrees. */
export interface Span {
	west: number
	east: number
	south: number
	north: number
}

/** The map data within a rectangle, from `places/` (its README names the sources). */
export interface Land {
	/** Outlines of land that intersect the rectangle. */
	outlines: Coordinates[][]
	/** Borders between two counties. */
	borders: Coordinates[][]
	counties: (Coordinates & { name: string })[]
}

/** The path from this file equals the path from the bundle, `build/server/index.js`: both are two folders deep. */
const file = join(import.meta.dirname, '../../places/land.tsv.gz')

/** The land and county borders that intersect a rectangle. Read on demand: takes 30 ms, but caching would take 10 MB. */
export function landIn(span: Span): Land {
	const land: Land = { outlines: [], borders: [], counties: [] }
	for (const row of gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')) {
		const [kind, steps = '', name = ''] = row.split('\t')
		const places = decoded(steps)
		if (!reaches(places, span)) continue
		if (kind === 'land') land.outlines.push(places)
		else if (kind === 'border') land.borders.push(places)
		else land.counties.push(...places.map((place) => ({ ...place, name })))
	}
	return land
}

function decoded(steps: string): Coordinates[] {
	const numbers = steps.split(' ')
	const places: Coordinates[] = []
	let [longitude, latitude] = [0, 0]
	for (let at = 0; at < numbers.length; at += 2) {
		longitude += Number(numbers[at])
		latitude += Number(numbers[at + 1])
		places.push({ latitude: latitude / 1000, longitude: longitude / 1000 })
	}
	return places
}

function reaches(places: readonly Coordinates[], { west, east, south, north }: Span): boolean {
	const [least, most] = [
		{ x: Infinity, y: Infinity },
		{ x: -Infinity, y: -Infinity },
	]
	for (const { longitude, latitude } of places) {
		least.x = Math.min(least.x, longitude)
		least.y = Math.min(least.y, latitude)
		most.x = Math.max(most.x, longitude)
		most.y = Math.max(most.y, latitude)
	}
	return least.x < east && most.x > west && least.y < north && most.y > south
}

/** Where the country has land borders: what lies beyond may not be water. Mexico, then Canada from west to east. */
const landBorders: readonly Span[] = [
	{ west: -117.13, east: -97.2, south: 25.8, north: 32.7 },
	{ west: -122.76, east: -89.6, south: 48, north: 49.1 },
	{ west: -84.6, east: -82.4, south: 41.9, north: 46.6 },
	{ west: -79.1, east: -78.8, south: 42.85, north: 43.25 },
	{ west: -76.5, east: -74.6, south: 44, north: 45.1 },
	{ west: -74.6, east: -70.8, south: 44.95, north: 45.5 },
	{ west: -70.8, east: -66.95, south: 44.85, north: 47.5 },
	{ west: -141.1, east: -130, south: 55.9, north: 69.6 },
]

/** Whether a rectangle reaches another country by land. */
export function reachesAbroad({ west, east, south, north }: Span): boolean {
	return landBorders.some(
		(border) => border.west < east && border.east > west && border.south < north && border.north > south,
	)
}
