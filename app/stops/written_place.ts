import { territoryOf } from '#app/pickup/lookup/territory.server.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { readAddress } from '#platform/addresses/read_address.ts'
import { readStreetName, type StreetName, streetKey } from '#platform/addresses/street_name.ts'

/** The place that an address names. */
export interface WrittenPlace {
	house: number
	street: StreetName
	/** In capitals; null where none is written. */
	town: string | null
}

/** Reads the addresses of stops; one without a house number names no place. */
export function placeReader(snapshot: Snapshot): (address: string) => WrittenPlace | null {
	const { townNames, states, nicknames } = territoryOf(snapshot)
	return (address) => {
		const read = readAddress(address, townNames, states, nicknames)
		if (!read.ok) return null
		const { street: written, number: house, town } = read.address
		const street = readStreetName(written)
		return street === null || house === null ? null : { house, street, town }
	}
}

/** Whether two addresses are one, however they are spelled: `77 Elm Street` is `77 elm st, Windsor`. */
export function samePlace(placeOf: ReturnType<typeof placeReader>): (one: string, other: string) => boolean {
	return (one, other) => {
		if (one === other) return true
		const [a, b] = [placeOf(one), placeOf(other)]
		if (!a || !b || a.house !== b.house || streetKey(a.street) !== streetKey(b.street)) return false
		return a.town === b.town || a.town === null || b.town === null
	}
}
