import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { servedPlaces } from '#app/company/routes.ts'
import { measure, openLettering } from '../type/lettering.ts'
import { mapLand, mapShapes, project } from './shapes.ts'
import { mapSources } from './source.ts'

beforeAll(() => openLettering())

const shapes = mapShapes()
const town = (name: string) => {
	const found = shapes.towns.find((candidate) => candidate.name === name)
	if (!found) throw new Error(`${name} is not on the map`)
	return found
}

type Town = (typeof shapes.towns)[number]

/** The size of a name as app/sections/service_area/town_label.tsx draws it: 19 units high, with a halo of 2.5. */
const nameBox = ({ name, x, y, label }: Town) => {
	const wide = measure(name, 650) * 19
	const baseline = y + (label === 'above' ? -12 : 8)
	const start = label === 'left' ? x - 14 - wide : x + (label === 'above' ? 9 : 14)
	return { name, left: start - 2.5, right: start + wide + 2.5, top: baseline - 17, bottom: baseline + 3 }
}

const dotBox = ({ name, x, y }: Town) => ({ name, left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 })

const signBox = ({ name, sign: { x, y } }: (typeof shapes.roads)[number]) => ({
	name,
	left: x - 34,
	right: x + 34,
	top: y - 15,
	bottom: y + 15,
})

describe('the service-area map', () => {
	test('the committed map is the generator’s', async () => {
		const folder = new URL('../../app/sections/service_area/', import.meta.url)
		for (const [name, source] of Object.entries(await mapSources())) {
			expect(readFileSync(new URL(name, folder), 'utf8')).toBe(source)
		}
	})

	test('every town we serve is on it, inside the view box', () => {
		const [, , width = 0, height = 0] = shapes.viewBox.split(' ').map(Number)
		expect(shapes.towns.map(({ name }) => name).toSorted()).toEqual(servedPlaces(sampleFacts.routes))
		for (const { x, y } of [...shapes.towns, shapes.area]) {
			expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
		}
	})

	test('the towns are in their true relative positions', () => {
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

	test('no name touches another name, another town’s dot or a road sign', () => {
		const boxes = [
			...shapes.towns.flatMap((place) => [nameBox(place), dotBox(place)]),
			...shapes.roads.map(signBox),
		]
		const touching = boxes.flatMap((a, at) =>
			boxes
				.slice(at + 1)
				.filter(
					(b) =>
						a.name !== b.name && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
				)
				.map((b) => `${a.name} and ${b.name}`),
		)
		expect(touching).toEqual([])
	})

	test('Fort Collins and Loveland are 13 miles apart', () => {
		const [a, b] = [town('Fort Collins'), town('Loveland')]
		const kilometers = Math.hypot(a.x - b.x, a.y - b.y) / shapes.unitsPerKilometer
		expect(kilometers / 1.609).toBeGreaterThan(12.5)
		expect(kilometers / 1.609).toBeLessThan(13.5)
	})

	test('the crossing of I-25 and US-34 is on both roads', () => {
		const [x, y] = project([40.407, -104.99])
		const through = mapLand()
			.roads.split('M')
			.filter((road) => road.includes(`${x} ${y}`))
		expect(through).toHaveLength(2)
	})
})
