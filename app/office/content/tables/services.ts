import { describeTable } from '../description.ts'
import { address, shown } from './shown.ts'

/** `services` in docs/spec/tables.md. */
export const services = describeTable('services', {
	label: 'Services',
	singular: 'service',
	group: 'Pages',
	help: 'The services on the overview page, in the order they were added.',
	fields: {
		name: { widget: 'text', label: 'Name', max: 100 },
		slug: address,
		description: { widget: 'area', label: 'Description', max: 1000 },
		is_active: shown,
	},
	automatic: ['created_at', 'updated_at'],
	columns: ['description', 'is_active'],
	title: (row) => row.name,
	page: () => '/services',
})
