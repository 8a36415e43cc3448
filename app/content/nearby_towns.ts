/** A place on the map, in degrees. */
export interface Coordinates {
	latitude: number
	longitude: number
}

/** A town's row, as far as distances need it. */
export interface Place extends Coordinates {
	slug: string
}

/** The mean radius of the earth (IUGG). */
const earthMiles = 3958.76

/** The distance between two places as the crow flies, in miles (haversine). */
export function milesBetween(one: Coordinates, other: Coordinates): number {
	const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
	const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
	const parallels = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
	return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(height + parallels * width)))
}

/** The nearest other towns, nearest first, at most `count` (RT-03); towns at the same distance go by their slug. */
export function nearby<Town extends Place>(current: Place, towns: readonly Town[], count = 3): Town[] {
	return towns
		.filter(({ slug }) => slug !== current.slug)
		.map((town) => ({ town, miles: milesBetween(current, town) }))
		.toSorted((one, other) => one.miles - other.miles || (one.town.slug < other.town.slug ? -1 : 1))
		.slice(0, count)
		.map(({ town }) => town)
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180
}
