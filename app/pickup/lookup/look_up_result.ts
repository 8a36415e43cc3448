import type { AddressError } from '#platform/addresses/address_parts.ts'
import type { AreaResult } from './area_result.server.ts'

/** The name of the address's field. */
export const addressField = 'pickup_address'
/** The parameter of the page's address with a street, never a house number, to fill in. */
export const streetParameter = 'street'
/** The longest street and town that are filled in, in characters. */
export const longestStreet = 100
/** The id of the result's element, for the focus and for links. */
export const resultAnchor = 'answer'

/** A link to an area's page. */
export interface AreaLink {
	label: string
	/** Distinguishes it from links with the same label. */
	area: string
	to: string
}

/** What we do for a place with containers, as a sentence, and the page about it. */
export interface ContainersThere {
	sentence: string
	to: string
	link: string
}

/** What the look-up finds for an address. It never reveals whether a customer lives there. */
export type LookUpResult =
	/** The slug of the address's area. */
	| { kind: 'area'; slug: string }
	/**
	 * Several streets match; `isSpelling` when they are corrections of the spelling, `mayBeNone` when all differ from what was
	 * typed, so that the address may be on no list.
	 */
	| { kind: 'choose'; isSpelling: boolean; mayBeNone: boolean; choices: AreaLink[] }
	| { kind: 'number-needed'; street: string }
	/** On no list; whether an area covers the place shows with its town and ZIP code. */
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
			/** Streets of ours that have the same name. */
			listed: AreaLink[]
	  }
	/** The areas of a town or ZIP code that was asked for alone. */
	| { kind: 'place'; place: string; street: null; slugs: string[] }
	/** The same of a town whose streets are not listed. */
	| { kind: 'place'; place: string; street: string; slugs: string[]; townSlug: string }
	/** `isListed`: there is a list of the streets where it was looked for. */
	| { kind: 'unknown'; street: string; isListed: boolean }
	| { kind: 'unread'; reason: AddressError }

/** Why nothing could be looked up. */
export type LookUpFailure = 'too-many' | 'unavailable' | 'offline'

/** The areas of a town or ZIP code, each with its day and page. */
type PlaceResult = Extract<LookUpResult, { kind: 'place' }> & { areas: AreaLink[] }

/** The page's action data; the address is shown again. */
export interface LookUpOutcome {
	ok: true
	address: string
	result:
		| Exclude<LookUpResult, { kind: 'area' | 'place' }>
		| AreaResult
		| PlaceResult
		| { kind: 'failed'; reason: LookUpFailure }
}
