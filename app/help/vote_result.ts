/** Why a vote was not counted: no such article, too many from one address, or store or network failed. */
export type VoteRefusal = 'missing' | 'too-many' | 'unavailable' | 'unreadable'

/** The result of voting. `isHelpful` is this browser's counted vote, which is its first one if it votes again. */
export type VoteResult = { ok: true; voteId: string; isHelpful: boolean } | { ok: false; reason: VoteRefusal }

/** A vote that was counted, as the page shows it afterwards. */
export interface VoteReceipt {
	isHelpful: boolean
}

/** HE-04, verbatim. */
export const voteSentences = {
	helpful: 'Thanks for your feedback!',
	notHelpful: 'Thanks for letting us know.',
	failed: 'Failed to record your feedback. Please try again.',
} as const

/** The form field's name and its two values. */
export const voteField = 'vote'
export const voteValues = { helpful: 'helpful', notHelpful: 'not-helpful' } as const

/** The anchor of the feedback form below an article. */
export const feedbackAnchor = 'feedback'
