import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { facts } from '#app/company/facts.ts'
import { mapShapes, project } from './shapes.ts'
import { mapShapesSource } from './source.ts'

const shapes = mapShapes()
const town = (name: string) => {
	const found = shapes.towns.find((candidate) => candidate.name === name)
	if (!found) throw new Error(`${name} is not on the map`)
	return found
}

describe('the service-area map', () => {
	test('the committed shapes are the generator’s', async () => {
		const file = new URL('../../app/sections/service-area/map_shapes.ts', import.meta.url)
		expect(readFileSync(file, 'utf8')).toBe(await mapShapesSource())
	})

	test('every town we serve is on it, inside the view box', () => {
		const [, , width = 0, height = 0] = shapes.viewBox.split(' ').map(Number)
		expect(shapes.towns.map(({ name }) => name)).toEqual(facts.serviceTowns)
		for (const { x, y } of [...shapes.towns, shapes.area]) {
			expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
		}
	})

	test('the towns lie as they do on the ground', () => {
		const fromNorth = ['Wellington', 'Fort Collins', 'Windsor', 'Loveland', 'Berthoud', 'Longmont']
		expect(fromNorth.map((name) => town(name).y)).toEqual(
			fromNorth.map((name) => town(name).y).toSorted((a, b) => a - b),
		)
		const fromWest = ['Bellvue', 'Laporte', 'Fort Collins', 'Timnath', 'Windsor', 'Greeley']
		expect(fromWest.map((name) => town(name).x)).toEqual(
			fromWest.map((name) => town(name).x).toSorted((a, b) => a - b),
		)
		expect(shapes.area.x).toBeLessThan(town('Bellvue').x)
	})

	test('Fort Collins and Loveland are 13 miles apart', () => {
		const [a, b] = [town('Fort Collins'), town('Loveland')]
		const kilometres = Math.hypot(a.x - b.x, a.y - b.y) / shapes.unitsPerKilometre
		expect(kilometres / 1.609).toBeGreaterThan(12.5)
		expect(kilometres / 1.609).toBeLessThan(13.5)
	})

	test('the crossing of I-25 and US-34 is on both roads', () => {
		const [x, y] = project([40.407, -104.99])
		for (const name of ['I-25', 'US-34']) {
			expect(shapes.roads.find((road) => road.name === name)?.path).toContain(`${x} ${y}`)
		}
	})
})
