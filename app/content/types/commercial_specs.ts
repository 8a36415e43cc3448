import { defineContentType } from '../content_type.ts'
import { shown } from './shared_fields.ts'

/** The rows of the table that compares dumpsters (CM-03). */
export const commercialSpecs = defineContentType('commercial_specs', 'commercialSpecs', {
	label: 'Commercial comparison',
	singular: 'line of the comparison',
	group: 'Towns and sizes',
	service: 'commercial',
	help: 'The table on the commercial page that compares the sizes.',
	fields: {
		label: { control: 'text', label: 'Size', max: 60 },
		dimensions: { control: 'text', label: 'Dimensions', max: 120 },
		capacity: { control: 'text', label: 'Capacity', max: 120 },
		ideal_use: { control: 'text', label: 'Ideal for', max: 200 },
		is_active: shown,
	},
	columns: ['dimensions', 'capacity', 'is_active'],
	title: (row) => row.label,
	order: { column: 'sort_order' },
	shownBy: 'is_active',
	page: () => '/commercial',
})
