import type { Facts } from '#app/company/facts_type.ts'
import { counted } from '#platform/text/counted.ts'
import type { HoaQuoteRequestRow } from '#db/lead_rows.ts'
import { type FormDefinition, optionLabel } from '../form_definition.ts'
import { defineLead } from '../lead_definition.ts'
import type { LeadToasts } from '../lead_toast.ts'

/** The services a community can ask for, in the words of the form (HO-04). */
export const hoaServiceTypes = [
	{ value: 'trash-only', label: 'Trash Collection Only' },
	{ value: 'trash-recycling', label: 'Trash + Recycling', service: 'recycling' },
	{
		value: 'trash-recycling-lawn',
		label: 'Trash + Recycling + Lawn Pickup',
		service: 'recycling',
		also: 'lawn',
	},
	{ value: 'full-service', label: 'Full Service Package' },
	{ value: 'custom', label: 'Custom Solution' },
] as const

const row = 'sm:col-span-6'
const half = 'sm:col-span-3'

/** The HOA quote form (HO-02 to HO-04). */
export const hoaForm = {
	name: 'hoa',
	anchor: 'hoa-request',
	consentMessage: 'You must consent to SMS communications',
	grid: 'grid gap-5 sm:grid-cols-6',
	row,
	fields: {
		contactName: {
			control: 'text',
			label: 'Contact Name',
			autoComplete: 'name',
			required: true,
			className: half,
			rule: {
				called: 'the contact name',
				max: 100,
				tooShort: { min: 1, message: 'Contact name is required' },
			},
		},
		hoaName: {
			control: 'text',
			label: 'HOA Name',
			autoComplete: 'organization',
			required: true,
			className: half,
			rule: { called: 'the HOA name', max: 150, tooShort: { min: 1, message: 'HOA name is required' } },
		},
		email: {
			control: 'email',
			label: 'Email Address',
			autoComplete: 'email',
			required: true,
			className: half,
			rule: { missing: 'Email is required', invalid: 'Please enter a valid email address' },
		},
		phone: {
			control: 'tel',
			label: 'Phone Number',
			autoComplete: 'tel',
			required: true,
			className: half,
			rule: {
				called: 'the phone number',
				max: 30,
				tooShort: { min: 1, message: 'Phone number is required' },
			},
		},
		address: {
			control: 'text',
			label: 'Community Address',
			autoComplete: 'address-line1',
			required: true,
			className: row,
			rule: { called: 'the address', max: 200, tooShort: { min: 1, message: 'Address is required' } },
		},
		city: {
			control: 'text',
			label: 'City',
			autoComplete: 'address-level2',
			required: true,
			className: 'sm:col-span-4',
			rule: { called: 'the city', max: 100, tooShort: { min: 1, message: 'City is required' } },
		},
		// The maximum catches typing errors and fits the column.
		units: {
			control: 'number',
			label: 'Number of Units',
			inputMode: 'numeric',
			min: 1,
			step: 1,
			required: true,
			className: 'sm:col-span-2',
			rule: { missing: 'Number of units is required', max: 99_999 },
		},
		serviceType: {
			control: 'select',
			label: 'Service Type',
			placeholder: 'Choose a service',
			options: hoaServiceTypes,
			required: true,
			className: half,
			rule: { invalid: 'Service type is required' },
		},
		currentProvider: {
			control: 'text',
			label: 'Current Provider',
			className: half,
			rule: { called: 'the current provider', max: 150 },
		},
		additionalInfo: {
			control: 'textarea',
			label: 'Additional Information',
			hint: 'Gates, alleys, a pool house, a bad corner: whatever a driver should know.',
			className: row,
			rule: { called: 'your message', max: 4000 },
		},
	},
} as const satisfies FormDefinition

/** How an HOA quote request is stored, mailed, shown in the inbox and exported (HO-05, decision D12). */
export const hoaLead = /* @__PURE__ */ defineLead<HoaQuoteRequestRow, typeof hoaForm.fields>(hoaForm, {
	table: 'hoa_quote_requests',
	label: 'HOA',
	promise: 'hoaQuoteHours',
	way: 'sale',
	contact: {
		name: 'contactName',
		organization: 'hoaName',
		email: 'email',
		phone: 'phone',
		location: ({ address, city }) => `${address}, ${city}`,
		subject: ({ serviceType, units }) => `${optionLabel(hoaServiceTypes, serviceType)}, ${units} units`,
	},
	message: 'additionalInfo',
	next: 'We look at your community and put together a plan with a price for your board.',
	columns: {
		hoaName: { label: 'Community', mailLabel: 'HOA', privacy: 'personal', exportColumn: null },
		serviceType: { label: 'Service', privacy: 'kept', exportColumn: null },
		units: { label: 'Units', privacy: 'kept', exportColumn: 'Units' },
		address: { label: 'Address', privacy: 'personal', exportColumn: null },
		city: { label: 'City', privacy: 'kept', exportColumn: null },
		currentProvider: { label: 'Current hauler', privacy: 'personal', exportColumn: 'Current hauler' },
		contactName: { label: 'Contact', privacy: 'personal', exportColumn: null },
		phone: { label: 'Phone', privacy: 'personal', exportColumn: null },
		email: { label: 'Email', privacy: 'personal', exportColumn: null },
		additionalInfo: { label: 'Message', privacy: 'personal', exportColumn: 'Message' },
	},
	isPriced: () => true,
	storesConsent: false,
	mail: {
		request: 'HOA request',
		from: 'hoaName',
		withoutMessage: '(no message)',
		receiptSubject: 'HOA quote request',
		receiptOpening: 'We have your request for a quote for your community.',
		order: ['hoaName', 'units', 'serviceType'],
	},
})

const invalid = {
	title: 'Form Validation Error',
	text: 'Please fix the errors below and try again.',
} as const

/** The HOA quote form's toasts, verbatim from the specification (HO-03, HO-05, decision D9). */
export function hoaToasts({ promises, phone }: Pick<Facts, 'promises' | 'phone'>): LeadToasts {
	return {
		success: {
			title: 'Quote Request Submitted!',
			text: `We'll contact you within ${counted(promises.hoaQuoteHours, 'hour')} with your custom quote.`,
		},
		failure: {
			title: 'Submission Failed',
			text: `Please try again or call us at ${phone}.`,
		},
		consent: invalid,
		invalid,
	}
}
