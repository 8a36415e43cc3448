import type { LeadForm } from '#db/lead_rows.ts'

const forms: Readonly<Record<LeadForm | 'any', string>> = {
	quote: 'Quote requests',
	rolloff: 'Roll-off requests',
	hoa: 'HOA requests',
	'service-request': 'Service requests',
	order: 'Orders',
	'billing-request': 'Billing requests',
	any: 'Any request',
}

/** The field of a template that says whose requests it is for. */
export const templateFormField = {
	control: 'select',
	label: 'For',
	options: Object.entries(forms).map(([value, label]) => ({ value, label })),
	plain: true,
} as const
