import type { Facts } from '#app/company/facts_type.ts'

/** The words that are read out on the phone before somebody agrees to text messages: those of the form, as a question. */
export function spokenConsentWording({ name }: Pick<Facts, 'name'>): string {
	return (
		`May ${name} send text messages to this number about your request and your service, and marketing texts? ` +
		'Consent is not a condition of purchase. Message and data rates may apply. Message frequency varies. ' +
		'You can reply STOP to unsubscribe or HELP for help.'
	)
}

/** What is recorded of a caller who wants no text messages, or none any more, without having been asked. */
export const spokenStopWording = 'I do not want text messages from you.'

/** What staff read before they record a yes for a number that texted STOP. */
export const stopWarning =
	'This number stopped texts with a text of its own. Record a yes only if the person who has this phone takes that back to you now.'

/** What staff check then. */
export const takesBackStop = 'They took back their STOP to me'
