import { type LeadForm, leadFormLabels, leadFormServices } from '#db/lead_rows.ts'
import type { Service } from '#db/service_names.ts'
import { requestNames } from '../request_placeholders.ts'
import { onlyWithService } from './shared_fields.ts'

/** The fields that every template begins with: its name, which form's requests it is for, and its service. */
export const templateFields = {
	name: { control: 'text', label: 'Name', hint: 'Staff choose it by this name.', plain: true, max: 80 },
	form: {
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
	},
	service: onlyWithService,
} as const

/** The end of a hint: what a template can name. */
export const namedInTemplates = `Besides the facts it can name ${requestNames.map((name) => `{{${name}}}`).join(', ')}.`

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
