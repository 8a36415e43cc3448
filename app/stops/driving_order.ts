import { type Coordinates, milesBetween } from '#app/places/distance.ts'

/** A stop's location as derived from its address: its town's coordinates, street and house number. */
export interface StopPlace extends Coordinates {
	/** A key that is the same for every spelling of the street. */
	street: string
	/** The number in the street's name, such as 4 in 4th Street; null if none. */
	ordinal: number | null
	house: number
}

/** Estimated distances in miles between streets and house numbers; numbered streets are a block apart per number. */
const [streetsApart, blockApart, perHouse, longestStreet] = [1, 0.08, 1 / 1200, 5]

function milesToDrive(one: Coordinates | StopPlace, other: StopPlace): number {
	const towns = milesBetween(one, other)
	if (!('street' in one)) return towns
	if (towns === 0 && one.street === other.street)
		return Math.min(longestStreet, Math.abs(one.house - other.house) * perHouse)
	const blocks = Math.abs((one.ordinal ?? Infinity) - (other.ordinal ?? Infinity)) * blockApart
	return towns + (Number.isFinite(blocks) ? Math.min(streetsApart, blocks) : streetsApart)
}

/** The length of the way from `start` through these places in this order, in miles. */
export function milesOf(places: readonly StopPlace[], start: Coordinates): number {
	return places.reduce((sum, place, at) => sum + milesToDrive(places[at - 1] ?? start, place), 0)
}

/** The maximum number of 2-opt rounds; a day with 300 stops needs about 10. */
const mostRounds = 40

/**
 * Orders the items to save driving from `start`: nearest neighbor first, then 2-opt. Never longer than the
 * given order; items without a place stay at the end.
 */
export function drivingOrder<Item>(
	items: readonly Item[],
	placeOf: (item: Item) => StopPlace | null,
	start: Coordinates,
): Item[] {
	const known: { item: Item; place: StopPlace }[] = []
	const unknown: Item[] = []
	for (const item of items) {
		const place = placeOf(item)
		if (place) known.push({ item, place })
		else unknown.push(item)
	}
	const miles = milesTable([start, ...known.map(({ place }) => place)])
	const given = known.map((_, at) => at + 1)
	const nearest = shortened(nearestFirst(given, miles), miles)
	const best = lengthOf(nearest, miles) <= lengthOf(given, miles) ? nearest : shortened(given, miles)
	return [...best.flatMap((at) => known[at - 1]?.item ?? []), ...unknown]
}

type Miles = (from: number, to: number) => number

/** A table of all distances: 90,000 numbers for 300 stops. */
function milesTable(places: readonly (Coordinates | StopPlace)[]): Miles {
	const width = places.length
	const table = new Float64Array(width * width)
	for (const [from, one] of places.entries())
		for (const [to, other] of places.entries())
			if ('street' in other) table[from * width + to] = milesToDrive(one, other)
	return (from, to) => table[from * width + to] ?? 0
}

function lengthOf(way: readonly number[], miles: Miles): number {
	return way.reduce((sum, place, at) => sum + miles(way[at - 1] ?? 0, place), 0)
}

function nearestFirst(places: readonly number[], miles: Miles): number[] {
	const unvisited = [...places]
	const way: number[] = []
	for (let from = 0; unvisited.length > 0; from = way.at(-1) ?? 0) {
		const distances = unvisited.map((place) => miles(from, place))
		way.push(...unvisited.splice(distances.indexOf(Math.min(...distances)), 1))
	}
	return way
}

function shortened(given: readonly number[], miles: Miles): number[] {
	const way = [...given]
	const at = (index: number) => way[index] ?? 0
	for (let round = 0, isShorter = true; isShorter && round < mostRounds; round++) {
		isShorter = false
		for (let first = 0; first < way.length - 1; first++)
			for (let last = first + 1; last < way.length; last++) {
				const before = first === 0 ? 0 : at(first - 1)
				const isEnd = last === way.length - 1
				const was = miles(before, at(first)) + (isEnd ? 0 : miles(at(last), at(last + 1)))
				const is = miles(before, at(last)) + (isEnd ? 0 : miles(at(first), at(last + 1)))
				if (is < was - 1e-9) {
					way.splice(first, last - first + 1, ...way.slice(first, last + 1).toReversed())
					isShorter = true
				}
			}
	}
	return way
}
