/** The parts of an address as written; missing parts are null. */
export interface AddressParts {
	number: number | null
	/** The street's words, in capitals. */
	street: readonly string[]
	/** The town's words in capitals: `FORT COLLINS`. */
	town: string | null
	/** Five digits. */
	zip: string | null
	/** The code of the state the address names; without one, of the state its ZIP code belongs to. */
	state: string | null
	/** True when the address names a state that is not one of the home states. */
	isElsewhere: boolean
}

export type AddressError = 'empty' | 'too-long' | 'post-box' | 'no-street'
export type ReadAddress =
	| { ok: true; address: AddressParts }
	/** `zip` is set when a ZIP code was all that was written. */
	| { ok: false; reason: AddressError; zip?: string }

/** The longest accepted address in characters, twice what real ones need. */
export const longestAddress = 160
