import type { AddressError } from '#platform/addresses/address_parts.ts'
import type { AreaResult } from './area_result.server.ts'

/** The name of the address field. */
export const addressField = 'pickup_address'
/** The query parameter that prefills a street; never a house number. */
export const streetParameter = 'street'
/** The maximum length of a prefilled street and town, in characters. */
export const longestStreet = 100
/** The id of the result element, for focus and links. */
export const resultAnchor = 'answer'

/** A link to an area's page. */
export interface AreaLink {
	label: string
	/** Distinguishes it from links with the same label. */
	area: string
	to: string
}

/** What we offer in a place with containers, as a sentence, and the page about it. */
export interface ContainersThere {
	sentence: string
	to: string
	link: string
}

/** The result of looking up an address. It never reveals whether a customer lives there. */
export type LookUpResult =
	/** The slug of the address's area. */
	| { kind: 'area'; slug: string }
	/**
	 * Several streets match. `isSpelling`: they are spelling corrections. `mayBeNone`: none matches exactly, so
	 * the address may not be listed at all.
	 */
	| { kind: 'choose'; isSpelling: boolean; mayBeNone: boolean; choices: AreaLink[] }
	| { kind: 'number-needed'; street: string }
	/** The street is not listed; with a town and ZIP code we could tell whether an area covers it. */
	| { kind: 'place-needed'; street: string }
	/** The street is listed, the house number is not; `nearest` has the closest ranges. */
	| { kind: 'outside'; number: number; street: string; nearest: AreaLink[] }
	/** The city has contracted trash pickup there to another hauler. */
	| { kind: 'contracted'; town: string; contractor: string; to: string }
	/** A town without residential service; `nearest` is the closest town with it. */
	| {
			kind: 'elsewhere'
			place: string | null
			nearest: { name: string; to: string } | null
			containers: ContainersThere | null
			/** Streets on our list with the same name. */
			listed: AreaLink[]
	  }
	/** The areas of a town or ZIP code that was typed alone. */
	| { kind: 'place'; place: string; street: null; slugs: string[] }
	/** The areas of a town whose streets are not listed. */
	| { kind: 'place'; place: string; street: string; slugs: string[]; townSlug: string }
	/** `isListed`: the list has streets in the typed ZIP code, or any at all if no ZIP code was typed. */
	| { kind: 'unknown'; street: string; isListed: boolean }
	| { kind: 'unread'; reason: AddressError }

/** Why the look-up failed. */
export type LookUpFailure = 'too-many' | 'unavailable' | 'offline'

/** The areas of a town or ZIP code, each with its pickup day and page. */
type PlaceResult = Extract<LookUpResult, { kind: 'place' }> & { areas: AreaLink[] }

/** The page's action data; `address` is echoed back. */
export interface LookUpOutcome {
	ok: true
	address: string
	result:
		| Exclude<LookUpResult, { kind: 'area' | 'place' }>
		| AreaResult
		| PlaceResult
		| { kind: 'failed'; reason: LookUpFailure }
}
