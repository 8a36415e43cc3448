import { type LeadForm, leadFormLabels, leadFormServices } from '#db/lead_rows.ts'
import type { Service } from '#db/service_names.ts'

/** The field that selects which form's requests a template is for. */
export const templateFormField = {
	control: 'select',
	label: 'For',
	options: [
		...(Object.keys(leadFormLabels) as LeadForm[]).map((form) => ({
			value: form,
			label: leadFormLabels[form],
			service: leadFormServices[form],
		})),
		{ value: 'any', label: 'Any request' },
	],
	plain: true,
} as const

/** The services that a template needs to be of use. */
export function servicesOfTemplate({
	form,
	service,
}: {
	form: LeadForm | 'any'
	service: Service | null
}): (Service | null)[] {
	return [service, form === 'any' ? null : (leadFormServices[form] ?? null)]
}
