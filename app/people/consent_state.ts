/**
 * What stands of all that was said about texts to a number: `stopped` was said by a text, `declined` otherwise. `asked` is a request
 * to be texted, which may be answered by a text and agrees to no others.
 */
export type ConsentState = 'never' | 'asked' | 'agreed' | 'declined' | 'stopped'

/** As the office reads it. A box that was left empty says no more than that nobody agreed. */
export const consentWords: Record<ConsentState, string> = {
	never: 'Never asked: do not text',
	asked: 'Asked for a text',
	agreed: 'Agreed to texts',
	declined: 'Did not agree to texts',
	stopped: 'Stopped texts',
}
