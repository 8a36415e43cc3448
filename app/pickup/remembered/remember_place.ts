import { writeStored } from '#platform/browser/browser_storage.ts'
import { placesKey, type RememberedPlace, rememberedPlaces } from '#app/shell/remembered_places.ts'

/** More homes than one visitor looks after. */
const mostPlaces = 6

/** Puts a place first. An area without an address is kept only until the next place; one with an address in it stands for it. */
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

/** Forgets the places that are like this one. */
export function forgetPlaces(isForgotten: (place: RememberedPlace) => boolean): void {
	store(rememberedPlaces().filter((one) => !isForgotten(one)))
}

/** Does nothing where storage is blocked or full: without it, the visitor looks the day up again. */
function store(places: readonly RememberedPlace[]): void {
	if (writeStored(placesKey, places.length === 0 ? null : places)) dispatchEvent(new Event('pickup'))
}
