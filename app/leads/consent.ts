import type { Facts } from '#app/company/facts_type.ts'
import type { FormDefinition } from './form_definition.ts'

/** A piece of the wording: plain text, or a link to a page of this site. */
interface ConsentPiece {
	text: string
	to?: string
}

/**
 * The wording of the consent box, in pieces so that the form can link two of them (QF-04, RQ-05). The form
 * renders these pieces and the server records them; wording sent by a browser is never used.
 */
export function consentPieces(facts: Pick<Facts, 'name'>): readonly ConsentPiece[] {
	return [
		{
			text:
				`I agree to receive text messages from ${facts.name} about my request and my service, and ` +
				'marketing texts. Consent is not a condition of purchase. Message and data rates may apply. Message ' +
				'frequency varies. Reply STOP to unsubscribe or HELP for help. See our ',
		},
		{ text: 'Privacy Policy', to: '/privacy-policy' },
		{ text: ' and ' },
		{ text: 'Terms of Service', to: '/terms-of-service' },
		{ text: '.' },
	]
}

/** The wording as one string, exactly as the form shows it. */
export function consentWording(facts: Pick<Facts, 'name'>): string {
	return consentPieces(facts)
		.map(({ text }) => text)
		.join('')
}

/** Whether a form has the consent box; never if the company sends no texts. */
export function isConsentAsked(
	{ asksConsent }: Pick<FormDefinition, 'asksConsent'>,
	{ textNotifications }: Pick<Facts, 'textNotifications'>,
): boolean {
	return asksConsent !== false && textNotifications
}

/** The general form's message if it is sent without the box checked (QF-03). */
export const consentSentence = 'Please check the SMS consent box to submit your quote request.'
