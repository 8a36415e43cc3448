import { data } from 'react-router'
import type { Facts } from '#app/company/facts_type.ts'
import type { RefusedLead } from './check_lead.ts'
import type { RefusalReason } from './lead_result.ts'
import { refusalSentence } from './refusal_sentence.ts'

/** The HTTP status that says why a lead was not taken. */
export const refusalStatuses: Readonly<Record<RefusalReason, number>> = {
	unreadable: 400,
	'too-slow': 408,
	'too-long': 413,
	invalid: 422,
	consent: 422,
	'too-many': 429,
	unavailable: 503,
	// Only browsers know.
	offline: 503,
}

/** What an action answers when a lead form was not taken: the result in words, under the status that says why. */
export function refuse(result: RefusedLead, facts: Pick<Facts, 'phone'>) {
	return data(
		{ ...result, sentence: refusalSentence(result.reason, facts) },
		{ status: refusalStatuses[result.reason] },
	)
}
