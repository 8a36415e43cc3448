import type { UnreadAddress } from '#platform/addresses/written_address.ts'

/** A way to an area's page. */
export interface AreaLink {
	label: string
	/** What tells it from others of the same label. */
	area: string
	to: string
}

/** What the look-up says to an address. Nothing in it tells whether somebody there is a customer. */
export type Answer =
	/** The slug of the address's area. */
	| { kind: 'area'; slug: string }
	/** Several streets may be meant; `isSpelling` when none is spelled as it was typed. */
	| { kind: 'choose'; isSpelling: boolean; choices: AreaLink[] }
	| { kind: 'number-needed'; street: string }
	/** The street is on our list, the number is not; `nearest` has the parts of it that are closest. */
	| { kind: 'outside'; number: number; street: string; nearest: AreaLink[] }
	/** The city has somebody else pick up the trash there. */
	| { kind: 'contracted'; town: string; contractor: string; to: string }
	/** In a town where we empty no carts; `nearest` is the nearest where we do. */
	| { kind: 'elsewhere'; place: string | null; nearest: { name: string; to: string } | null }
	| { kind: 'unknown'; street: string }
	| { kind: 'unread'; reason: UnreadAddress }
