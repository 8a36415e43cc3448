import type { Facts } from '#app/company/facts_type.ts'
import type { Toast } from '#app/shell/toast_card.tsx'
import type { RefusedLead } from './check_lead.ts'

/** A form's toasts in the words of the specification; null for those it does not show. */
export interface LeadToasts extends RefusalToasts {
	success: Toast
}

/** Returns a form's toasts with a company's facts filled in. */
export type ToastsOf = (facts: Facts) => LeadToasts

export interface RefusalToasts {
	/** For a refusal whose only error is the missing consent. */
	consent: Toast | null
	invalid: Toast | null
	/** For failures of the store or network and for rate limits, not for input errors. */
	failure: Toast
}

/** The toast for a refused form, or null. */
export function refusalToast(toasts: RefusalToasts, { reason, errors }: RefusedLead): Toast | null {
	if (reason === 'consent') return errors.length === 1 ? toasts.consent : toasts.invalid
	return reason === 'invalid' ? toasts.invalid : toasts.failure
}
