import { namesOf, territoryOf } from '#app/pickup/lookup/territory.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { readStreetName, type StreetName, streetKey } from '#platform/addresses/street_name.ts'

/** The place named in an address. */
interface WrittenPlace {
	house: number
	street: StreetName
	/** In capitals; null where none is written. */
	town: string | null
	/** The state's code; null if neither it nor a ZIP code is written. */
	state: string | null
}

/** Whether a place may be in the state; true if either is unknown. */
function isInState(written: string | null, state: string | null): boolean {
	return written === null || state === null || written === state
}

/** Whether an address with this place may be in the town. */
export function namesTown(
	place: WrittenPlace | null,
	town: { name: string; places: readonly string[]; state: string },
): boolean {
	if (!place || place.town === null) return false
	return namesOf(town).includes(place.town) && isInState(place.state, town.state)
}

/** Returns a function that reads a stop's address; null without a house number. */
export function placeReader(snapshot: Snapshot): (address: string) => WrittenPlace | null {
	const { townNames, states, nicknames } = territoryOf(snapshot)
	return (address) => {
		const read = readAddress(address, townNames, states, nicknames)
		if (!read.ok) return null
		const { street: written, number: house, town, state } = read.address
		const street = readStreetName(written)
		return street === null || house === null ? null : { house, street, town, state }
	}
}

/** Returns a test whether another address is the same, despite spelling: `77 Elm Street` is `77 elm st, Windsor`. */
export function placeTest(snapshot: Snapshot, address: string): (other: string) => boolean {
	const placeOf = placeReader(snapshot)
	const here = placeOf(address)
	const street = here && streetKey(here.street)
	return (other) => {
		if (other === address) return true
		const there = here && placeOf(other)
		if (!there || there.house !== here.house || streetKey(there.street) !== street) return false
		if (!isInState(there.state, here.state)) return false
		return there.town === here.town || there.town === null || here.town === null
	}
}
