import { expect, test } from 'vitest'
import { drivingOrder, milesOf, type StopPlace } from './driving_order.ts'
import { turnsAfter, withTurns } from './turns.ts'

const office = { latitude: 40.48, longitude: -104.9 }
const towns = [
	{ latitude: 40.48, longitude: -104.9 },
	{ latitude: 40.4, longitude: -105.07 },
	{ latitude: 40.59, longitude: -105.08 },
	{ latitude: 40.42, longitude: -104.71 },
]
const streets = ['MAPLE ST', '4TH ST', '5TH ST', '9TH ST', 'COUNTYROAD13']

/** A deterministic random number generator (Park and Miller). */
function dice(seed: number): (sides: number) => number {
	let state = seed
	return (sides) => (state = (state * 48_271) % 2_147_483_647) % sides
}

function someStops(count: number, seed: number): { id: number; place: StopPlace | null }[] {
	const roll = dice(seed)
	return Array.from({ length: count }, (_, id) => {
		const street = streets[roll(streets.length)] ?? ''
		const ordinal = Number(/\d+/.exec(street)?.[0] ?? NaN)
		const place = {
			...(towns[roll(towns.length)] ?? office),
			street,
			ordinal: Number.isNaN(ordinal) ? null : ordinal,
			house: roll(3000),
		}
		return { id, place: roll(10) === 0 ? null : place }
	})
}
const ordered = (stops: ReturnType<typeof someStops>) => drivingOrder(stops, ({ place }) => place, office)
const miles = (stops: ReturnType<typeof someStops>) =>
	milesOf(
		stops.flatMap(({ place }) => place ?? []),
		office,
	)

test('FI-94 a route is never longer than the given one, has every stop once, and ends with the stops at unknown places', () => {
	for (let seed = 1; seed <= 200; seed++) {
		const stops = someStops(seed % 23, seed)
		const way = ordered(stops)
		expect(new Set(way)).toEqual(new Set(stops))
		expect(way).toHaveLength(stops.length)
		expect(miles(way)).toBeLessThanOrEqual(miles(stops) + 1e-9)
		const unknown = stops.filter(({ place }) => place === null)
		expect(way.slice(way.length - unknown.length)).toEqual(unknown)
		expect(miles(ordered(way)), 'and is no longer when it is made of itself').toBeLessThanOrEqual(
			miles(way) + 1e-9,
		)
	}
})

test('towns are visited one after the other, a street house by house, and numbered streets in order', () => {
	const at = (street: string, ordinal: number | null, house: number, town = 0): { place: StopPlace } => ({
		place: { ...(towns[town] ?? office), street, ordinal, house },
	})
	const [a, b, c] = [at('MAPLE ST', null, 900), at('MAPLE ST', null, 100), at('MAPLE ST', null, 500)]
	const way = drivingOrder(
		[a, at('OAK ST', null, 1, 1), b, at('OAK ST', null, 9, 1), c],
		(one) => one.place,
		office,
	)
	expect(way.map(({ place }) => place.street)).toEqual([
		...Array(3).fill('MAPLE ST'),
		...Array(2).fill('OAK ST'),
	])
	const houses = way.slice(0, 3).map(({ place }) => place.house)
	expect([
		[100, 500, 900],
		[900, 500, 100],
	]).toContainEqual(houses)
	const numbered = [9, 4, 6, 5, 8, 7].map((number) => at(`${number}TH ST`, number, 1))
	const found = drivingOrder(numbered, (one) => one.place, office).map(({ place }) => place.ordinal)
	expect([
		[4, 5, 6, 7, 8, 9],
		[9, 8, 7, 6, 5, 4],
	]).toContainEqual(found)
})

test('300 stops are ordered in well under a second', () => {
	const stops = someStops(300, 7)
	ordered(stops)
	const begun = process.cpuUsage()
	const way = ordered(stops)
	expect(process.cpuUsage(begun).user, 'microseconds of the processor').toBeLessThan(500_000)
	expect(miles(way)).toBeLessThan(miles(stops) / 3)
})

test('a turn set by hand is kept, and the other stops fill the places around it', () => {
	const list = ['a', 'b', 'c', 'd'].map((id) => ({ id, turn: null as number | null }))
	const set = (turns: ReadonlyMap<string, number>) => {
		for (const one of list) one.turn = turns.get(one.id) ?? one.turn
		return withTurns(list, ({ turn }) => turn).map(({ id }) => id)
	}
	expect(set(turnsAfter(list, 'd', 1))).toEqual(['d', 'a', 'b', 'c'])
	expect(
		list.map(({ turn }) => turn),
		'only one has one',
	).toEqual([null, null, null, 1])
	const again = withTurns(list, ({ turn }) => turn)
	expect(set(turnsAfter(again, 'a', 1))).toEqual(['a', 'd', 'b', 'c'])
	const third = withTurns(list, ({ turn }) => turn)
	expect(set(turnsAfter(third, 'd', 99))).toEqual(['a', 'b', 'c', 'd'])
	expect(withTurns([{ turn: 7 }, { turn: null }], ({ turn }) => turn)).toEqual([{ turn: null }, { turn: 7 }])
})
