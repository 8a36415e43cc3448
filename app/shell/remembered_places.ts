import { readStored } from '#platform/browser/browser_storage.ts'

/** A place whose pickups this browser's visitor wants to know. */
export interface RememberedPlace {
	/** The area's slug. */
	area: string
	/** The area's name. */
	name: string
	/** As it was typed; null where only the area was looked at. */
	address: string | null
}

/** Where the browser keeps them; `bootPage` has the name, too. */
export const placesKey = 'pickupPlaces'

/** The places that this browser remembers, the one that was last asked about first. */
export function rememberedPlaces(): readonly RememberedPlace[] {
	const places = readStored(placesKey)
	return Array.isArray(places) ? places.filter(isPlace) : []
}

function isPlace(place: Partial<Record<keyof RememberedPlace, unknown>> | null): place is RememberedPlace {
	return typeof place?.area === 'string' && typeof place.name === 'string'
}
