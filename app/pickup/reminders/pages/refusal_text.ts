import { facts } from '#app/company/facts.ts'

/** Why a form about reminders was refused, when the reason is not in a field. */
export function notTaken(reason: 'too-many' | 'unavailable') {
	const detail =
		reason === 'too-many'
			? 'We have had many requests from your connection in the last hour. Please wait a while and try again.'
			: `We could not store this. Please try again in a minute, or call us at ${facts.phone}.`
	return { heading: 'Not sent', detail }
}
