import type { UnreadAddress } from '#platform/addresses/written_address.ts'

/** A link to an area's page. */
export interface AreaLink {
	label: string
	/** Distinguishes it from links with the same label. */
	area: string
	to: string
}

/** The look-up's answer to an address. It never reveals whether a customer lives there. */
export type Answer =
	/** The slug of the address's area. */
	| { kind: 'area'; slug: string }
	/** Several streets match; `isSpelling` when they are corrections of what was typed. */
	| { kind: 'choose'; isSpelling: boolean; choices: AreaLink[] }
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
			/** The page about containers there, if any are brought. */
			containers: string | null
			/** Streets of ours that are called like the typed one. */
			listed: AreaLink[]
	  }
	/** The areas of a town or ZIP code: it was typed alone, or its streets, with `street`, are not listed. */
	| { kind: 'place'; place: string; street: string | null; slugs: string[] }
	/** `isListed`: there is a list of the streets where it was looked for. */
	| { kind: 'unknown'; street: string; isListed: boolean }
	| { kind: 'unread'; reason: UnreadAddress }
