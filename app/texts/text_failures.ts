/** Twilio's code for a number whose owner replied STOP. */
export const stoppedCode = 21610

/** The office's wording for Twilio's most common error codes (twilio.com/docs/api/errors). */
const meanings: Readonly<Record<number, string>> = {
	21211: 'This is not a phone number.',
	21408: 'The texting account may not send to that country.',
	21610: 'They stopped texts by replying STOP to our number.',
	21612: 'There is no way to send texts to this number.',
	21614: 'This number cannot get texts: it may be a landline.',
	21617: 'The text is too long.',
	30003: 'Their phone is off or out of reach.',
	30004: 'Their carrier or phone blocks our texts.',
	30005: 'This number is not in use.',
	30006: 'This number cannot get texts: it may be a landline.',
	30007: 'Their carrier took it for spam.',
	30034: 'Our number is not registered for texts yet (A2P 10DLC).',
}

/** Why a text was not delivered, as a sentence for the office. */
export function failureOf(code: number | null): string {
	if (code === null) return 'It did not arrive; Twilio does not say why.'
	return meanings[code] ?? `It did not arrive (Twilio’s error ${code}).`
}
