import type { Toast } from '#app/shell/toast_card.tsx'
import type { Refused } from './check_lead.ts'

/** A form's toasts in the words of the specification; null where it shows none. */
export interface LeadToasts {
	success: Toast
	consent: Toast | null
	invalid: Toast | null
	/** For failures of the store or network and for limits, not for input. */
	failure: Toast
}

/** The toast for a form that was not taken, or null. */
export function refusalToast(toasts: LeadToasts, { reason }: Refused): Toast | null {
	return reason === 'consent' || reason === 'invalid' ? toasts[reason] : toasts.failure
}
