import { defineContentType } from '../content_type.ts'
import { address, onlyWithService, shown } from './shared_fields.ts'

/** The categories of the help center's articles (HE-01). */
export const helpCategories = defineContentType('kb_categories', 'helpCategories', {
	label: 'Help categories',
	singular: 'help category',
	group: 'Help',
	help: 'The buttons that filter the help center, in their order.',
	fields: {
		name: { control: 'text', label: 'Name', max: 60 },
		slug: address,
		service: onlyWithService,
		is_active: shown,
	},
	servicesOf: ({ service }) => [service],
	columns: ['is_active'],
	title: (row) => row.name,
	order: { column: 'sort_order' },
	shownBy: 'is_active',
	page: () => '/help',
})
