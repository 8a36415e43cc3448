/** The parts of an address as written; missing parts are null. */
export interface AddressParts {
	number: number | null
	/** The street's words, in capitals. */
	street: readonly string[]
	/** The town's words in capitals: `FORT COLLINS`. */
	town: string | null
	/** Five digits. */
	zip: string | null
	/** The code of the state that it names, or else whose ZIP code it has. */
	state: string | null
	/** True when it names a state that is none of the home states. */
	isElsewhere: boolean
}

export type AddressError = 'empty' | 'too-long' | 'post-box' | 'no-street'
export type ReadAddress =
	| { ok: true; address: AddressParts }
	/** `zip` when nothing else was written. */
	| { ok: false; reason: AddressError; zip?: string }

/** The longest accepted address in characters, twice what real ones need. */
export const longestAddress = 160
