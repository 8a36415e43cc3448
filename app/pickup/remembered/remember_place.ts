import { writeStored } from '#platform/browser/browser_storage.ts'
import { placesKey, type RememberedPlace, rememberedPlaces } from '#app/shell/remembered_places.ts'

/** More homes than one visitor is likely to look after. */
const mostPlaces = 6

/**
 * Moves a place to the front. An area without an address is kept only until the next place; if an address in
 * the area is already remembered, that one moves to the front instead.
 */
export function rememberPlace(place: RememberedPlace): void {
	const known = rememberedPlaces()
	const at = place.address === null ? known.find(({ area }) => area === place.area) : undefined
	const first = at ?? place
	const others = known.filter(
		(one) =>
			one.address !== null && one !== first && one.address.toLowerCase() !== first.address?.toLowerCase(),
	)
	store([first, ...others].slice(0, mostPlaces))
}

/** Forgets the places that match the predicate. */
export function forgetPlaces(isForgotten: (place: RememberedPlace) => boolean): void {
	store(rememberedPlaces().filter((one) => !isForgotten(one)))
}

/** Does nothing if storage is blocked or full; the visitor then just looks the day up again. */
function store(places: readonly RememberedPlace[]): void {
	if (writeStored(placesKey, places.length === 0 ? null : places)) dispatchEvent(new Event('pickup'))
}
