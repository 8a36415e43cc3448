import { type CheckedLead, checkLead } from '../check_lead.ts'
import { type RolloffQuote, rolloffSchema } from './schema.ts'

/** What this form says beside its box when it is not ticked (RQ-05). */
const consentSentence = 'You must consent to SMS communications to submit this form'

/** The roll-off form against its schema and the consent rule, with this form's own sentence for the latter. */
export function checkRolloff(entries: FormData | URLSearchParams): CheckedLead<RolloffQuote> {
	const lead = checkLead(rolloffSchema, entries)
	if (lead.ok) return lead
	const errors = lead.errors.map((error) =>
		error.field === 'smsConsent' ? { ...error, message: consentSentence } : error,
	)
	return { ...lead, errors }
}
