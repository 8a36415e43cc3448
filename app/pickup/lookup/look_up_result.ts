import type { Answer, AreaLink } from './answer.ts'
import type { AreaAnswer } from './area_answer.server.ts'

/** The name of the address's field. */
export const addressField = 'pickup_address'
/** The parameter of the page's address with a street, never a house number, to fill in. */
export const streetParameter = 'street'
/** The longest street and town that are filled in, in characters. */
export const longestStreet = 100
/** The id of the answer's element, for the focus and for links. */
export const answerAnchor = 'answer'

/** Why nothing could be looked up. */
export type LookUpFailure = 'too-many' | 'unavailable' | 'offline'

/** The areas of a town or ZIP code, each with its day and page. */
export type PlaceAnswer = Extract<Answer, { kind: 'place' }> & { areas: AreaLink[] }

/** The page's action data; `typed` is shown again. */
export interface LookedUp {
	ok: true
	typed: string
	answer:
		| Exclude<Answer, { kind: 'area' | 'place' }>
		| AreaAnswer
		| PlaceAnswer
		| { kind: 'failed'; reason: LookUpFailure }
}
