import type { FormDefinition } from '../form_definition.ts'

export const billingKinds = [
	{ value: 'id-by-text', label: 'Customer ID by text' },
	{ value: 'id-by-email', label: 'Customer ID by email' },
	{ value: 'account-update', label: 'Account update' },
] as const

export type BillingKind = (typeof billingKinds)[number]['value']

const when = (...is: BillingKind[]) => ({ field: 'kind', is })

/** The three forms of the billing page (PB-03 to PB-05); `kind` selects one. */
export const billingForm = {
	name: 'billing-request',
	anchor: 'billing-request',
	consentMessage: null,
	asksConsent: false,
	grid: '',
	row: '',
	fields: {
		kind: {
			control: 'select',
			label: 'What it is about',
			options: billingKinds,
			required: true,
			rule: { invalid: 'Please choose what it is about.' },
		},
		customer_phone: {
			control: 'tel',
			label: 'Phone number',
			required: true,
			when: when('id-by-text'),
			rule: { called: 'your phone number', max: 30 },
		},
		customer_email: { control: 'email', label: 'Email address', required: true, when: when('id-by-email') },
		fullName: {
			control: 'text',
			label: 'Full name',
			required: true,
			when: when('account-update'),
			rule: { called: 'your name', max: 100 },
		},
		phoneNumber: {
			control: 'tel',
			label: 'Phone number',
			required: true,
			when: when('account-update'),
			rule: { called: 'your phone number', max: 60 },
		},
		// No format check (PB-05): a person reads it.
		email: {
			control: 'text',
			label: 'Email',
			required: true,
			when: when('account-update'),
			rule: { called: 'your email address', max: 254 },
		},
		serviceAddress: {
			control: 'text',
			label: 'Service address',
			required: true,
			when: when('account-update'),
			rule: { called: 'the service address', max: 200 },
		},
		updateDetails: {
			control: 'textarea',
			label: 'What should we change?',
			when: when('account-update'),
			rule: { called: 'what should change', max: 4000 },
		},
	},
} as const satisfies FormDefinition
