import { facts } from '#app/company/facts.ts'
import { counted } from '#app/company/promises.ts'
import type { Toast } from '#app/shell/toast_card.tsx'
import type { LeadToasts } from '../lead_toast.ts'

const invalid: Toast = {
	title: 'Form Validation Error',
	text: 'Please fix the errors below and try again.',
	tone: 'destructive',
}

/** The HOA quote form's toasts, to the letter (HO-03, HO-05, decision D9). */
export function hoaToasts(): LeadToasts {
	return {
		success: {
			title: 'Quote Request Submitted!',
			text: `We'll contact you within ${counted(facts.promises.hoaQuoteHours, 'hour')} with your custom quote.`,
		},
		failure: {
			title: 'Submission Failed',
			text: `Please try again or call us at ${facts.phone}.`,
			tone: 'destructive',
		},
		consent: invalid,
		invalid,
	}
}
