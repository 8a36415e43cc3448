import { quotePromise } from '#app/company/promises.ts'
import type { Toast } from '#app/shell/toast_card.tsx'
import { consentSentence } from '../consent.ts'
import type { LeadToasts } from '../lead_toast.ts'

const failure: Toast = {
	title: 'Error',
	text: 'Failed to submit quote request. Please try again or call us directly.',
	tone: 'destructive',
}

/** The general quote form's toasts, to the letter (QF-03, QF-06, QF-07). */
export function quoteToasts(): LeadToasts {
	return {
		success: {
			title: 'Quote Request Submitted!',
			text: `We'll get back to you within ${quotePromise()} with a custom quote.`,
		},
		failure,
		consent: { title: 'Consent Required', text: consentSentence, tone: 'destructive' },
		invalid: null,
	}
}
