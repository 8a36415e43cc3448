import { beforeAll, describe, expect, test } from 'vitest'
import { measure, openLettering } from '#art/type/lettering.ts'
import { findTowns } from '#app/places/towns.server.ts'
import { mapLines } from '#db/seed/map_lines.ts'
import { dotBox, labelBox, nameWidth, touches } from './map_labels.ts'
import { mapModel, type MapPlace } from './map_model.server.ts'
import { windowOf } from './map_window.ts'

beforeAll(() => openLettering())

const size = { width: 512, height: 800 }
const place = (name: string): MapPlace => {
	const [found] = findTowns(name, 'CO')
	if (!found) throw new Error(`No ${name}`)
	return { name: found.name, to: '/', latitude: found.latitude, longitude: found.longitude, isArea: false }
}
const frontRange = [
	'Windsor',
	'Fort Collins',
	'Wellington',
	'Timnath',
	'Greeley',
	'Loveland',
	'Severance',
	'Longmont',
	'Berthoud',
	'Laporte',
	'Bellvue',
]
const suburbs =
	'Boulder Lafayette Louisville Superior Broomfield Westminster Arvada Golden Lakewood Denver Aurora Littleton Englewood Thornton Northglenn Brighton Longmont Erie Niwot Lyons'.split(
		' ',
	)
const sets: Record<string, string[]> = {
	'an island': ['Nantucket, MA'],
	'a desert town': ['Ajo, AZ'],
	'three towns': ['Delaware, OH', 'Sunbury, OH', 'Powell, OH'],
	'eleven towns': frontRange,
	'twenty suburbs': suburbs,
}

describe.each(Object.entries(sets))('HM-08 the map of %s', (_, names) => {
	const places = names.map(place)
	const map = mapModel(places, size)

	test('has every name inside, touching no other name, dot, sign or scale bar', () => {
		const named = map.towns.flatMap(({ name, label }) =>
			label ? [{ name, box: labelBox(name, label) }] : [],
		)
		expect(named.map(({ name }) => name)).toEqual(places.map(({ name }) => name))
		const { bar } = map
		const things = [
			...named,
			...map.towns.map(({ name, at }) => ({ name, box: dotBox(at) })),
			...map.signs.map(({ name, x, y, wide }) => ({
				name,
				box: { left: x - wide / 2, right: x + wide / 2, top: y - 15, bottom: y + 15 },
			})),
			{ name: 'bar', box: { left: bar.x, right: bar.x + bar.length, top: bar.y - 22, bottom: bar.y + 8 } },
		]
		const touching = things.flatMap((one, index) =>
			things
				.slice(index + 1)
				// Two dots may touch: they are where their towns are.
				.filter((other) => named.includes(one as never) || named.includes(other as never))
				.filter((other) => one.name !== other.name && touches(one.box, other.box))
				.map((other) => `${one.name} and ${other.name}`),
		)
		expect(touching).toEqual([])
		for (const { box } of things) {
			expect(box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height).toBe(true)
		}
	})

	test('shows the name of a county whole on any phone, or not at all', () => {
		const cut = [320, 360, 390, 430].flatMap((wide) => {
			// The frame is 500 pixels high.
			const beside = Math.max(0, (wide * (size.height / 500) - size.width) / 2)
			return map.counties
				.filter(({ name, x }) => {
					const [left, right] = [x - name.length * 6.5, x + name.length * 6.5]
					return [-beside, size.width + beside].some((edge) => left < edge && edge < right)
				})
				.map(({ name }) => `${name} at ${wide} px`)
		})
		expect(cut).toEqual([])
	})

	test('keeps distances true', () => {
		const { project, unitsPerKilometer } = windowOf(places, size)
		expect(map.bar.length / unitsPerKilometer / 1.609344).toBeCloseTo(map.bar.miles, 0)
		for (const { at, latitude, longitude } of map.towns.map((town, index) => ({ ...town, ...places[index] })))
			expect(at).toEqual(project({ latitude: latitude ?? 0, longitude: longitude ?? 0 }))
	})
})

describe('HM-08 a map without roads', () => {
	test.each(Object.entries(sets))(
		'of %s names larger neighboring towns, whose names overlap nothing',
		(_, names) => {
			const places = names.map(place)
			const map = mapModel(places, size, [])
			const ours = map.towns.flatMap(({ name, at, label }) => [
				dotBox(at),
				...(label ? [labelBox(name, label)] : []),
			])
			const others = map.neighbors.map(({ name, label }) => labelBox(name, label))
			for (const [index, box] of others.entries()) {
				expect([...ours, ...others.slice(index + 1)].filter((other) => touches(box, other))).toEqual([])
				expect(box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height).toBe(
					true,
				)
			}
			const known = map.neighbors.map(({ name }) => name)
			expect(known.filter((name) => places.some((own) => own.name === name))).toEqual([])
			expect(new Set(known).size).toBe(known.length)
		},
	)

	test('of three towns in Ohio names a suburb of Columbus, while a map with roads names no neighbors', () => {
		const places = sets['three towns']?.map(place) ?? []
		expect(mapModel(places, size, []).neighbors.map(({ name }) => name)).toContain('Westerville')
		expect(mapModel(frontRange.map(place), size, mapLines).neighbors).toEqual([])
	})
})

test('HM-08 an island of Maine is surrounded by sea, and a town at the Canadian border is not', () => {
	const map = mapModel([place('Vinalhaven, ME')], size, [])
	expect(map.shore).not.toBe('')
	expect(mapModel([place('Fort Kent, ME')], size, []).shore).toBe('')
})

test('names are no wider than the map assumes', () => {
	for (const name of [
		...frontRange,
		...suburbs,
		'Northern Communities',
		'Windsor (Pitt)',
		'Wrightsville, NC',
	])
		expect(measure(name, 650) * 19, name).toBeLessThanOrEqual(nameWidth(name))
})

test('towns are at their true places: north above south, west left of east, at their distances', () => {
	const map = mapModel(frontRange.map(place), size)
	const at = (name: string) => map.towns.find((one) => one.name === name)?.at ?? [0, 0]
	const fromNorth = ['Wellington', 'Fort Collins', 'Windsor', 'Loveland', 'Berthoud', 'Longmont'].map(
		(name) => at(name)[1],
	)
	expect(fromNorth).toEqual(fromNorth.toSorted((a, b) => a - b))
	const fromWest = ['Bellvue', 'Laporte', 'Fort Collins', 'Timnath', 'Windsor', 'Greeley'].map(
		(name) => at(name)[0],
	)
	expect(fromWest).toEqual(fromWest.toSorted((a, b) => a - b))
	const [one, other] = [at('Fort Collins'), at('Loveland')]
	const { unitsPerKilometer } = windowOf(frontRange.map(place), size)
	const miles = Math.hypot(one[0] - other[0], one[1] - other[1]) / unitsPerKilometer / 1.609
	expect(miles).toBeGreaterThan(12)
	expect(miles).toBeLessThan(14.5)
})

test('two towns at the same spot, and two of the same name, each have a name on the map', () => {
	const windsor = { ...place('Windsor, CO'), to: '/a' }
	const other = { ...place('Windsor, VA'), name: 'Windsor, VA', to: '/b' }
	const twin = { ...windsor, name: 'West Windsor', to: '/c' }
	const { towns } = mapModel([windsor, other, twin], size)
	expect(towns.map(({ name, label }) => [name, label !== null])).toEqual([
		['Windsor', true],
		['Windsor, VA', true],
		['West Windsor', true],
	])
})

test('water is drawn where it is known: around an island and on a lake, not inland and not beyond a land border', () => {
	expect(mapModel([place('Nantucket, MA')], size).shore).toMatch(/^M/)
	expect(mapModel([place('Ajo, AZ')], size).shore).toBe('')
	expect(mapModel([place('Detroit, MI')], size).shore).toBe('')
	expect(mapModel([place('Cleveland, OH')], size).shore).toMatch(/^M/)
})

test('county lines and names are drawn, and where no land is known, only towns and the scale bar', () => {
	const map = mapModel([place('Delaware, OH')], size)
	expect(map.counties.map(({ name }) => name)).toContain('Delaware')
	expect(map.borders).toMatch(/^M/)
	const nowhere = mapModel([{ ...place('Ajo, AZ'), latitude: 10, longitude: -40 }], size)
	expect(nowhere).toMatchObject({ counties: [], borders: '', shore: '' })
	expect(nowhere.bar.length).toBeGreaterThan(60)
	expect(nowhere.towns).toHaveLength(1)
})

test('the company’s own lines are drawn only on the map of its own towns', () => {
	const here = mapModel(frontRange.map(place), size)
	expect(here.signs.map(({ name }) => name).toSorted()).toEqual(
		mapLines
			.filter(({ kind }) => kind === 'road')
			.map(({ name }) => name)
			.toSorted(),
	)
	const there = mapModel([place('Nantucket, MA')], size)
	expect([there.roads, there.rivers, there.lakes, there.hills, there.signs]).toEqual(['', '', '', '', []])
})
