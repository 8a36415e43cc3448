import { readStored } from '#platform/browser/browser_storage.ts'

/** A place whose pickups this browser's visitor looked up. */
export interface RememberedPlace {
	/** The area's slug. */
	area: string
	/** The area's name. */
	name: string
	/** The address as typed; null if only the area's page was visited. */
	address: string | null
}

/** The storage key, which `bootPage` also uses. */
export const placesKey = 'pickupPlaces'

/** The places stored in this browser, most recently looked up first. */
export function rememberedPlaces(): readonly RememberedPlace[] {
	const places = readStored(placesKey)
	return Array.isArray(places) ? places.filter(isPlace) : []
}

function isPlace(place: Partial<Record<keyof RememberedPlace, unknown>> | null): place is RememberedPlace {
	return typeof place?.area === 'string' && typeof place.name === 'string'
}
