import type { Toast } from '#app/shell/toast_card.tsx'
import type { Refused } from './check_lead.ts'

/** A form's toasts in the words of the specification; null where it shows none. */
export interface LeadToasts {
	success: Toast
	consent: Toast | null
	invalid: Toast | null
	/** The store, the network, a limit: nothing the visitor typed. */
	failure: Toast
}

/** The toast for a form that was not taken, or null. */
export function refusalToast(toasts: LeadToasts, { reason }: Refused): Toast | null {
	return reason === 'consent' || reason === 'invalid' ? toasts[reason] : toasts.failure
}
