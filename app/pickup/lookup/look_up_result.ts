import type { Answer } from './answer.ts'

/** The name of the address's field. */
export const addressField = 'pickup_address'
/** The id of what the look-up answers, for the focus and for links to it. */
export const answerAnchor = 'answer'

/** Why nothing could be looked up. */
export type LookUpFailure = 'too-many' | 'unavailable'

/** What the page's action answers when it leads to no area; `typed` is shown again. */
export interface LookedUp {
	ok: true
	typed: string
	answer: Exclude<Answer, { kind: 'area' }> | { kind: 'failed'; reason: LookUpFailure }
}
