import { namesOf, territoryOf } from '#app/pickup/lookup/territory.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { readStreetName, type StreetName, streetKey } from '#platform/addresses/street_name.ts'

/** The place that an address names. */
interface WrittenPlace {
	house: number
	street: StreetName
	/** In capitals; null where none is written. */
	town: string | null
	/** Its code; null where neither it nor a ZIP code is written. */
	state: string | null
}

/** Whether a place may lie in the state; where none is written, it may. */
function isInState(written: string | null, state: string | null): boolean {
	return written === null || state === null || written === state
}

/** Whether an address that names this place may lie in the town. */
export function namesTown(
	place: WrittenPlace | null,
	town: { name: string; places: readonly string[]; state: string },
): boolean {
	if (!place || place.town === null) return false
	return namesOf(town).includes(place.town) && isInState(place.state, town.state)
}

/** Reads the addresses of stops; one without a house number names no place. */
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

/** Whether another address is this one, however both are spelled: `77 Elm Street` is `77 elm st, Windsor`. */
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
