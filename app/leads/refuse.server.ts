import { data } from 'react-router'
import type { Facts } from '#app/company/facts_type.ts'
import type { RefusedLead } from './check_lead.ts'
import type { RefusalReason } from './lead_result.ts'
import { refusalSentence } from './refusal_sentence.ts'

/** The HTTP status for each refusal. */
export const refusalStatuses: Readonly<Record<RefusalReason, number>> = {
	unreadable: 400,
	'too-slow': 408,
	'too-long': 413,
	invalid: 422,
	consent: 422,
	'too-many': 429,
	unavailable: 503,
	// Never sent by the server: only browsers detect it.
	offline: 503,
}

/** An action's response to a refused lead form: the result with its sentence, and the matching status. */
export function refuse(result: RefusedLead, facts: Pick<Facts, 'phone'>) {
	return data(
		{ ...result, sentence: refusalSentence(result.reason, facts) },
		{ status: refusalStatuses[result.reason] },
	)
}
