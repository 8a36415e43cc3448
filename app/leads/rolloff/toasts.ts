import type { LeadToasts } from '../lead_toast.ts'

/** The roll-off quote form's toasts, to the letter (RQ-08, RQ-09); what is wrong with a field stands beside it only. */
export function rolloffToasts(town: string): LeadToasts {
	return {
		success: {
			title: 'Quote Request Submitted!',
			text: `We'll contact you soon about your rolloff dumpster rental in ${town}.`,
		},
		failure: {
			title: 'Error',
			text: 'Failed to submit quote request. Please try again.',
			tone: 'destructive',
		},
		consent: null,
		invalid: null,
	}
}
