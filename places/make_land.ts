/**
 * The command that makes `land.tsv.gz`: `npm ci --prefix places && node places/make_land.ts`. The same packages give the same
 * bytes. Places are in thousandths of a degree, longitude first, each after the first as its way from the one before.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const load = createRequire(import.meta.url)

type Place = [longitude: number, latitude: number]
const place = z.tuple([z.number(), z.number()])
const line = z.array(place)
const shapes = z.object({
	features: z.array(
		z.object({
			properties: z.looseObject({ name: z.string().optional() }),
			geometry: z.discriminatedUnion('type', [
				z.object({ type: z.literal('Polygon'), coordinates: z.array(line) }),
				z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
			]),
		}),
	),
})
const call = z.custom<(...values: unknown[]) => unknown>((value) => typeof value === 'function')
const { feature, mesh } = z.object({ feature: call, mesh: call }).parse(load('topojson-client'))
const atlas = z
	.looseObject({ objects: z.object({ counties: z.unknown(), nation: z.unknown() }) })
	.parse(load('us-atlas/counties-10m.json'))

const ringsOf = (object: unknown) =>
	shapes.parse(feature(atlas, object)).features.map(({ properties, geometry }) => ({
		name: properties.name ?? '',
		rings: geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
	}))

/** Twice the area of a ring; the largest of a county is where its name stands. */
const doubleArea = (ring: readonly Place[]) =>
	Math.abs(
		ring.reduce((sum, [x, y], index) => {
			const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
			return sum + x * nextY - nextX * y
		}, 0),
	)

const encoded = (places: readonly Place[]): string => {
	let [x, y] = [0, 0]
	return places
		.map(([longitude, latitude]) => [Math.round(longitude * 1000), Math.round(latitude * 1000)] as const)
		.filter(
			([nextX, nextY], index, all) =>
				index === 0 || nextX !== all[index - 1]?.[0] || nextY !== all[index - 1]?.[1],
		)
		.map(([nextX, nextY]) => {
			const step = `${nextX - x} ${nextY - y}`
			;[x, y] = [nextX, nextY]
			return step
		})
		.join(' ')
}

/** The middle of what a ring spans. */
const middle = (ring: readonly Place[]): Place => {
	const span = (axis: 0 | 1) => {
		const values = ring.map((one) => one[axis]).toSorted((a, b) => a - b)
		return ((values[0] ?? 0) + (values.at(-1) ?? 0)) / 2
	}
	return [span(0), span(1)]
}

const between = z
	.object({ coordinates: z.array(line) })
	.parse(mesh(atlas, atlas.objects.counties, (one: unknown, other: unknown) => one !== other))
const rows = [
	...ringsOf(atlas.objects.nation).flatMap(({ rings }) => rings.map((ring) => `land\t${encoded(ring)}`)),
	...between.coordinates.map((border) => `border\t${encoded(border)}`),
	...ringsOf(atlas.objects.counties).flatMap(({ name, rings }) => {
		const [largest] = rings.toSorted((a, b) => doubleArea(b) - doubleArea(a))
		return largest ? [`county\t${encoded([middle(largest)])}\t${name}`] : []
	}),
]
writeFileSync(new URL('land.tsv.gz', import.meta.url), gzipSync(`${rows.join('\n')}\n`, { level: 9 }))
