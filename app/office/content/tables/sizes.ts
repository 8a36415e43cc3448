import { describeTable } from '../description.ts'
import { address, heroAlt, heroPicture, shown } from './shown.ts'

const icons = ['Building', 'Truck', 'Clock', 'Shield', 'MapPin'].map((value) => ({ value, label: value }))
const idealFor = { widget: 'lines', label: 'Ideal for', help: 'One a line.' } as const

/** CM-06. The figures are the company facts’: the texts name them. */
export const commercialSizes = describeTable('commercial_sizes', {
	label: 'Commercial sizes',
	singular: 'commercial size',
	group: 'Towns and sizes',
	help: 'The dumpsters for businesses, each with a page of its own.',
	fields: {
		size_value: { widget: 'number', label: 'Cubic yards', min: 1, max: 40, unique: true },
		size_label: { widget: 'text', label: 'Short name', max: 60 },
		title: { widget: 'text', label: 'Heading', max: 120 },
		description: { widget: 'area', label: 'Description' },
		capacity_bags: { widget: 'text', label: 'Holds', max: 120 },
		weight_limit: { widget: 'text', label: 'Weight limit', max: 120 },
		dimensions: { widget: 'text', label: 'Dimensions', max: 120 },
		pricing_range: { widget: 'text', label: 'Price', max: 120 },
		ideal_for: idealFor,
		pickup_options: { widget: 'lines', label: 'Pickup rhythms', help: 'One a line.' },
		hero_image_url: heroPicture,
		hero_alt_text: heroAlt,
		features: {
			widget: 'items',
			label: 'Why choose it',
			parts: [
				{ name: 'icon', label: 'Icon', options: icons },
				{ name: 'title', label: 'Heading' },
				{ name: 'description', label: 'Text', isLong: true },
			],
		},
		specifications: {
			widget: 'pairs',
			label: 'Specifications',
			parts: [
				{ name: 'name', label: 'What' },
				{ name: 'value', label: 'How much' },
			],
		},
		faqs: {
			widget: 'items',
			label: 'Questions',
			parts: [
				{ name: 'question', label: 'Question' },
				{ name: 'answer', label: 'Answer', isLong: true },
			],
		},
		is_active: shown,
	},
	columns: ['size_label', 'pricing_range', 'is_active'],
	title: (row) => row.title,
	order: { column: 'sort_order' },
	page: ({ size_value }) => `/commercial/${size_value}-yard`,
})

/** CM-03. */
export const commercialSpecs = describeTable('commercial_specs', {
	label: 'Commercial comparison',
	singular: 'line of the comparison',
	group: 'Towns and sizes',
	help: 'The table on the commercial page that compares the sizes.',
	fields: {
		label: { widget: 'text', label: 'Size', max: 60 },
		dimensions: { widget: 'text', label: 'Dimensions', max: 120 },
		capacity: { widget: 'text', label: 'Capacity', max: 120 },
		ideal_use: { widget: 'text', label: 'Ideal for', max: 200 },
		is_active: shown,
	},
	columns: ['dimensions', 'capacity', 'is_active'],
	title: (row) => row.label,
	order: { column: 'sort_order' },
	page: () => '/commercial',
})

/** RO-01. Which sizes can be rented is a company fact (decision D4); these are the words about them. */
export const rolloffSizes = describeTable('rolloff_sizes', {
	label: 'Roll-off sizes',
	singular: 'roll-off size',
	group: 'Towns and sizes',
	help: 'The roll-off dumpsters on their overview, in their order.',
	fields: {
		size_label: { widget: 'text', label: 'Name', max: 60 },
		slug: address,
		cubic_yards: { widget: 'number', label: 'Cubic yards', min: 1, max: 100 },
		description: { widget: 'text', label: 'In a line', max: 300 },
		detailed_description: { widget: 'area', label: 'Description' },
		ideal_for: idealFor,
	},
	automatic: ['updated_at'],
	columns: ['cubic_yards', 'description'],
	title: (row) => row.size_label,
	order: { column: 'display_order' },
	page: () => '/roll-off-dumpsters',
})
