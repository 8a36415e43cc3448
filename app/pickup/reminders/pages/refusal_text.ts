import type { Facts } from '#app/company/facts_type.ts'

/** Why a form about reminders was refused, when the reason is not in a field. */
export function notTaken(reason: 'too-many' | 'unavailable', { phone }: Pick<Facts, 'phone'>) {
	const detail =
		reason === 'too-many'
			? 'We have had many requests from your connection in the last hour. Please wait a while and try again.'
			: `We could not store this. Please try again in a minute, or call us at ${phone}.`
	return { heading: 'Not sent', detail }
}
