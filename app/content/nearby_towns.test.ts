import { expect, test } from 'vitest'
import { residentialTowns } from '#db/seed/residential_towns.ts'
import { nearby } from './nearby_towns.ts'
import { milesBetween } from '#app/places/distance.ts'

const slugs = (towns: readonly { slug: string }[]) => towns.map(({ slug }) => slug)
const townAt = (slug: string, latitude: number, longitude: number) => ({ slug, latitude, longitude })
const found = (slug: string) => {
	const town = residentialTowns.find((one) => one.slug === slug)
	if (!town) throw new Error(`No town ${slug}`)
	return town
}

test.each([
	['a degree of latitude', townAt('a', 40, -105), townAt('b', 41, -105), 69.1],
	['a degree of longitude at the equator', townAt('a', 0, 179.5), townAt('b', 0, -179.5), 69.1],
	['half way round', townAt('a', 0, 0), townAt('b', 0, 180), 12_436.8],
	['Denver to Cheyenne', townAt('a', 39.7392, -104.9903), townAt('b', 41.14, -104.8202), 97.2],
	['nowhere', townAt('a', 40.5, -105), townAt('b', 40.5, -105), 0],
])('%s: the distance in miles is as on a map', (_, one, other, miles) => {
	expect(milesBetween(one, other)).toBeCloseTo(miles, 0)
	expect(milesBetween(other, one)).toBe(milesBetween(one, other))
})

test.each([
	['windsor', ['severance', 'greeley', 'fort-collins']],
	['wellington', ['north-county', 'fort-collins', 'severance']],
	['greeley', ['severance', 'windsor', 'fort-collins']],
])('RT-03 %s has its true neighbors, nearest first', (slug, expected) => {
	expect(slugs(nearby(found(slug), residentialTowns))).toEqual(expected)
})

test('RT-03 at most three, never the town itself, ordered by distance, for every town', () => {
	for (const town of residentialTowns) {
		const neighbors = nearby(town, residentialTowns)
		const miles = neighbors.map((other) => milesBetween(town, other))
		expect(neighbors).toHaveLength(3)
		expect(slugs(neighbors)).not.toContain(town.slug)
		expect(miles).toEqual(miles.toSorted((one, other) => one - other))
		const left = residentialTowns.filter((other) => other !== town && !neighbors.includes(other))
		for (const other of left) expect(milesBetween(town, other)).toBeGreaterThanOrEqual(Math.max(...miles))
	}
})

test('few towns give few neighbors, and the list passed in is unchanged', () => {
	const towns = [townAt('a', 40, -105), townAt('c', 41, -105), townAt('b', 41, -105)]
	expect(nearby(townAt('a', 40, -105), [townAt('a', 40, -105)])).toEqual([])
	expect(slugs(nearby(townAt('a', 40, -105), towns))).toEqual(['b', 'c'])
	expect(slugs(nearby(townAt('x', 40, -105), towns, 1))).toEqual(['a'])
	expect(slugs(towns)).toEqual(['a', 'c', 'b'])
})
