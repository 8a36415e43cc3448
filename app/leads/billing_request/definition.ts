import type { BillingRequestRow } from '#db/lead_rows.ts'
import { optionLabel } from '../form_definition.ts'
import { defineLead } from '../lead_definition.ts'
import { billingForm, billingKinds } from './form_definition.ts'

/** How a billing request is stored, mailed, shown in the inbox and exported. */
export const billingLead = /* @__PURE__ */ defineLead<BillingRequestRow, typeof billingForm.fields>(
	billingForm,
	{
		table: 'billing_requests',
		label: 'Billing',
		promise: 'accountUpdateDays',
		way: 'service',
		contact: {
			name: 'fullName',
			organization: null,
			email: 'email',
			phone: 'phoneNumber',
			location: ({ serviceAddress }) => serviceAddress,
			subject: ({ kind }) => optionLabel(billingKinds, kind),
			// A request for the account ID has no name, only a phone number or a mail address for the reply.
			otherwise: ({ customer_phone, customer_email }) => ({
				name: customer_phone ?? customer_email ?? '',
				email: customer_email ?? '',
				phone: customer_phone,
			}),
		},
		message: 'updateDetails',
		next: 'Billing looks up your account and gets back to you.',
		columns: {
			kind: { label: 'Kind', mailLabel: 'About', privacy: 'kept', exportColumn: 'Billing request' },
			customer_phone: { label: 'Text the ID to', privacy: 'personal', exportColumn: null },
			customer_email: { label: 'Email the ID to', privacy: 'personal', exportColumn: null },
			fullName: { label: 'Name', privacy: 'personal', exportColumn: null },
			phoneNumber: { label: 'Phone', privacy: 'personal', exportColumn: null },
			email: { label: 'Email', privacy: 'personal', exportColumn: null },
			serviceAddress: { label: 'Service address', privacy: 'personal', exportColumn: null },
			updateDetails: { label: 'Message', privacy: 'personal', exportColumn: 'Message' },
		},
		isPriced: () => false,
		storesConsent: false,
		mail: {
			request: 'Request to billing',
			from: 'fullName',
			withoutMessage: '(no message)',
			receiptSubject: 'request to billing',
			receiptOpening: 'Billing has your request.',
		},
	},
)
