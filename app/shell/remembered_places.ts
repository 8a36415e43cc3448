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
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(placesKey) ?? '[]')
		return Array.isArray(kept) ? kept.filter(isPlace) : []
	} catch {
		return []
	}
}

function isPlace(kept: Partial<Record<keyof RememberedPlace, unknown>> | null): kept is RememberedPlace {
	return typeof kept?.area === 'string' && typeof kept.name === 'string'
}
