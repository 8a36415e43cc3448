import { type CheckedLead, checkLead } from '../check_lead.ts'
import { type HoaQuote, hoaSchema } from './schema.ts'

/** What this form says beside its box when it is not ticked (HO-03). */
const consentSentence = 'You must consent to SMS communications'

/** The HOA form against its schema and the consent rule, with this form's own sentence for the latter. */
export function checkHoa(entries: FormData | URLSearchParams): CheckedLead<HoaQuote> {
	const lead = checkLead(hoaSchema, entries)
	if (lead.ok) return lead
	const errors = lead.errors.map((error) =>
		error.field === 'smsConsent' ? { ...error, message: consentSentence } : error,
	)
	return { ...lead, errors }
}
