/**
 * The current consent to texts for a number: `stopped` if withdrawn by a text, `declined` if in any other
 * way. `asked` means a request to be texted, which may be answered by a text but is no consent to others.
 */
export type ConsentState = 'never' | 'asked' | 'agreed' | 'declined' | 'stopped'

/** The office's wording. A box left unchecked only means that nobody agreed. */
export const consentWords: Record<ConsentState, string> = {
	never: 'Never asked: do not text',
	asked: 'Asked for a text',
	agreed: 'Agreed to texts',
	declined: 'Did not agree to texts',
	stopped: 'Stopped texts',
}
