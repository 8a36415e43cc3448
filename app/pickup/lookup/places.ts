import type { Coordinates } from '#app/content/nearby_towns.ts'

/** A town that an address can name, in capitals, with where it lies. */
export interface KnownPlace extends Coordinates {
	/** As it is written: `Estes Park`. */
	name: string
}

/**
 * Towns nearby that may be outside our residential service, so that an address there is recognized. The coordinates have
 * no source; they are given to a hundredth of a degree (about 1 km) and only decide which of our towns is nearest.
 */
export const neighboringPlaces: readonly KnownPlace[] = [
	{ name: 'Ault', latitude: 40.58, longitude: -104.73 },
	{ name: 'Aurora', latitude: 39.73, longitude: -104.83 },
	{ name: 'Berthoud', latitude: 40.31, longitude: -105.08 },
	{ name: 'Boulder', latitude: 40.02, longitude: -105.27 },
	{ name: 'Brighton', latitude: 39.99, longitude: -104.82 },
	{ name: 'Broomfield', latitude: 39.92, longitude: -105.09 },
	{ name: 'Cheyenne', latitude: 41.14, longitude: -104.82 },
	{ name: 'Dacono', latitude: 40.08, longitude: -104.94 },
	{ name: 'Denver', latitude: 39.74, longitude: -104.99 },
	{ name: 'Eaton', latitude: 40.53, longitude: -104.71 },
	{ name: 'Erie', latitude: 40.05, longitude: -105.05 },
	{ name: 'Estes Park', latitude: 40.38, longitude: -105.52 },
	{ name: 'Evans', latitude: 40.38, longitude: -104.69 },
	{ name: 'Firestone', latitude: 40.11, longitude: -104.94 },
	{ name: 'Fort Lupton', latitude: 40.08, longitude: -104.81 },
	{ name: 'Fort Morgan', latitude: 40.25, longitude: -103.8 },
	{ name: 'Frederick', latitude: 40.1, longitude: -104.94 },
	{ name: 'Gilcrest', latitude: 40.28, longitude: -104.78 },
	{ name: 'Johnstown', latitude: 40.34, longitude: -104.91 },
	{ name: 'Kersey', latitude: 40.39, longitude: -104.56 },
	{ name: 'La Salle', latitude: 40.35, longitude: -104.7 },
	{ name: 'Lafayette', latitude: 39.99, longitude: -105.09 },
	{ name: 'Laramie', latitude: 41.31, longitude: -105.59 },
	{ name: 'Longmont', latitude: 40.17, longitude: -105.1 },
	{ name: 'Louisville', latitude: 39.98, longitude: -105.13 },
	{ name: 'Loveland', latitude: 40.4, longitude: -105.08 },
	{ name: 'Lyons', latitude: 40.22, longitude: -105.27 },
	{ name: 'Mead', latitude: 40.23, longitude: -105.0 },
	{ name: 'Milliken', latitude: 40.33, longitude: -104.86 },
	{ name: 'Niwot', latitude: 40.1, longitude: -105.17 },
	{ name: 'Nunn', latitude: 40.71, longitude: -104.78 },
	{ name: 'Pierce', latitude: 40.64, longitude: -104.76 },
	{ name: 'Platteville', latitude: 40.22, longitude: -104.82 },
	{ name: 'Red Feather Lakes', latitude: 40.8, longitude: -105.59 },
	{ name: 'Thornton', latitude: 39.87, longitude: -104.97 },
	{ name: 'Timnath', latitude: 40.53, longitude: -104.99 },
	{ name: 'Westminster', latitude: 39.84, longitude: -105.04 },
]
