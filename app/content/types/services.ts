import { compareText } from '#platform/text/compare_text.ts'
import { defineContentType } from '../content_type.ts'
import { address, onlyWithService, shown } from './shared_fields.ts'

/** `services` in docs/spec/tables.md. */
export const services = defineContentType('services', 'services', {
	label: 'Services',
	singular: 'service',
	group: 'Pages',
	help: 'The services on the overview page, in the order they were added.',
	fields: {
		name: { control: 'text', label: 'Name', max: 100 },
		slug: address,
		description: { control: 'textarea', label: 'Description', max: 1000 },
		service: onlyWithService,
		is_active: shown,
	},
	servicesOf: ({ service }) => [service],
	automatic: ['created_at', 'updated_at'],
	columns: ['description', 'is_active'],
	title: (row) => row.name,
	compare: (a, b) => compareText(a.created_at, b.created_at),
	shownBy: 'is_active',
	page: () => '/services',
	search: {
		group: 'service',
		// The legacy address of each service redirects to the page about it.
		text: ({ slug, name, description }) => ({
			title: name,
			summary: description,
			path: `/services/${slug}`,
		}),
	},
})
