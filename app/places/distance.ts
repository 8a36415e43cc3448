/** A place on the map, in degrees. */
export interface Coordinates {
	latitude: number
	longitude: number
}

/** The mean radius of the Earth (IUGG), in miles. */
const earthMiles = 3958.76

/** The great-circle distance between two places, in miles (haversine). */
export function milesBetween(one: Coordinates, other: Coordinates): number {
	const height = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2
	const width = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
	const parallels = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
	return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(height + parallels * width)))
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180
}
