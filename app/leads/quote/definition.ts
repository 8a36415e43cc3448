import type { Facts } from '#app/company/facts_type.ts'
import { quotePromise } from '#app/company/promises.ts'
import type { QuoteRequestRow } from '#db/lead_rows.ts'
import { consentSentence } from '../consent.ts'
import { type FormDefinition, optionLabel } from '../form_definition.ts'
import { defineLead } from '../lead_definition.ts'
import type { LeadToasts } from '../lead_toast.ts'
import { serviceTypes } from '#app/company/service_types.ts'

const [residential, ...others] = serviceTypes

/**
 * The services to ask about, each only if offered; the residential label omits recycling and lawn pickup if
 * they are not.
 */
const choices = [
	{ ...residential, service: 'recycling', also: 'lawn' },
	{ ...residential, label: 'Residential Services: Trash & Recycling', service: 'recycling', unless: 'lawn' },
	{ ...residential, label: 'Residential Services', service: 'residential', unless: 'recycling' },
	...others,
] as const

const row = 'sm:col-span-2'

/** The general quote form of the home and contact pages (QF-01, QF-02). */
export const quoteForm = {
	name: 'quote',
	anchor: 'contact-form',
	consentMessage: consentSentence,
	grid: 'grid gap-5 sm:grid-cols-2',
	row,
	fields: {
		name: {
			control: 'text',
			label: 'Full Name',
			autoComplete: 'name',
			required: true,
			className: row,
			rule: { called: 'your name', max: 100 },
		},
		email: { control: 'email', label: 'Email Address', autoComplete: 'email', required: true },
		phone: {
			control: 'tel',
			label: 'Phone',
			autoComplete: 'tel',
			rule: { called: 'your phone number', max: 30 },
		},
		service_type: {
			control: 'select',
			label: 'Service Type',
			placeholder: 'Choose a service',
			options: choices,
			required: true,
			className: row,
			rule: { invalid: 'Please choose a service.' },
		},
		address: {
			control: 'text',
			label: 'Service Address',
			autoComplete: 'address-line1',
			className: row,
			rule: { called: 'your address', max: 200 },
		},
		message: {
			control: 'textarea',
			label: 'Additional Details',
			hint: 'Need us on a certain day? Tell us here.',
			rows: 5,
			className: row,
			rule: { called: 'your message', max: 4000 },
		},
	},
} as const satisfies FormDefinition

/** How a general quote request is stored, mailed, shown in the inbox and exported. */
export const quoteLead = /* @__PURE__ */ defineLead<QuoteRequestRow, typeof quoteForm.fields>(quoteForm, {
	table: 'quote_requests',
	label: 'Quote',
	promise: 'quoteHours',
	way: 'sale',
	contact: {
		name: 'name',
		organization: null,
		email: 'email',
		phone: 'phone',
		location: ({ address }) => address,
		subject: ({ service_type }) => optionLabel(serviceTypes, service_type),
	},
	message: 'message',
	next: 'We work out a price and call or write to you with it. Then you decide.',
	columns: {
		name: { label: 'Name', privacy: 'personal', exportColumn: null },
		email: { label: 'Email', privacy: 'personal', exportColumn: null },
		phone: { label: 'Phone', privacy: 'personal', exportColumn: null },
		service_type: { label: 'Service', privacy: 'kept', exportColumn: null },
		address: { label: 'Service address', privacy: 'personal', exportColumn: null },
		message: { label: 'Message', privacy: 'personal', exportColumn: 'Message' },
	},
	isPriced: () => true,
	storesConsent: true,
	mail: {
		request: 'Quote request',
		from: 'name',
		withoutMessage: '(no message)',
		receiptSubject: 'quote request',
		receiptOpening: 'We have your request for a quote.',
	},
})

const failure = {
	title: 'Error',
	text: 'Failed to submit quote request. Please try again or call us directly.',
} as const

/** The general quote form's toasts, verbatim from the specification (QF-03, QF-06, QF-07). */
export function quoteToasts(facts: Pick<Facts, 'promises'>): LeadToasts {
	return {
		success: {
			title: 'Quote Request Submitted!',
			text: `We'll get back to you within ${quotePromise(facts)} with a custom quote.`,
		},
		failure,
		consent: { title: 'Consent Required', text: consentSentence },
		invalid: null,
	}
}
