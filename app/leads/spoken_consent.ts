import type { Facts } from '#app/company/facts_type.ts'

/** The wording that staff read out on the phone to ask for consent to text messages: the form's, as a question. */
export function spokenConsentWording({ name }: Pick<Facts, 'name'>): string {
	return (
		`May ${name} send text messages to this number about your request and your service, and marketing texts? ` +
		'Consent is not a condition of purchase. Message and data rates may apply. Message frequency varies. ' +
		'You can reply STOP to unsubscribe or HELP for help.'
	)
}

/** The wording recorded for a caller who, without being asked, wants no text messages or no more of them. */
export const spokenStopWording = 'I do not want text messages from you.'

/** The warning before staff record consent for a number that texted STOP. */
export const stopWarning =
	'This number stopped texts with a text of its own. Record a yes only if the person who has this phone takes that back to you now.'

/** The label of the checkbox that staff must check in that case. */
export const takesBackStop = 'They took back their STOP to me'
