import type { Facts } from '#app/company/facts_type.ts'
import type { Toast } from '#app/shell/toast_card.tsx'
import type { RefusedLead } from './check_lead.ts'

/** A form's toasts in the words of the specification; null where it shows none. */
export interface LeadToasts extends RefusalToasts {
	success: Toast
}

/** A form's toasts in a company's words. */
export type ToastsOf = (facts: Facts) => LeadToasts

export interface RefusalToasts {
	/** Where nothing but the consent is missing. */
	consent: Toast | null
	invalid: Toast | null
	/** For failures of the store or network and for limits, not for input. */
	failure: Toast
}

/** The toast for a form that was not taken, or null. */
export function refusalToast(toasts: RefusalToasts, { reason, errors }: RefusedLead): Toast | null {
	if (reason === 'consent') return errors.length === 1 ? toasts.consent : toasts.invalid
	return reason === 'invalid' ? toasts.invalid : toasts.failure
}
