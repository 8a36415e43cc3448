import { leadFormLabels } from '#db/lead_rows.ts'

/** The field of a template that says whose requests it is for. */
export const templateFormField = {
	control: 'select',
	label: 'For',
	options: Object.entries({ ...leadFormLabels, any: 'Any request' }).map(([value, label]) => ({
		value,
		label,
	})),
	plain: true,
} as const
