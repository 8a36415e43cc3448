import { describeTable } from '../description.ts'
import { shown } from './shown.ts'

const audiences = [
	{ value: 'general', label: 'Home page' },
	{ value: 'residential', label: 'Residential pages' },
	{ value: 'commercial', label: 'Commercial page' },
	{ value: 'hoa', label: 'HOA page' },
] as const

const pages = { general: '/', residential: '/residential', commercial: '/commercial', hoa: '/hoa-services' }

const answer = {
	widget: 'area',
	label: 'Answer',
	help: 'A new line makes a new paragraph.',
} as const

/** FQ-01, RS-02, HO-01. */
export const faqs = describeTable('faqs', {
	label: 'Questions',
	singular: 'question',
	group: 'Pages',
	help: 'Questions and answers of the home, residential, commercial and HOA pages, in their order.',
	fields: {
		question: { widget: 'text', label: 'Question', max: 200 },
		answer,
		audience: { widget: 'select', label: 'List', options: audiences, plain: true },
		category: {
			widget: 'text',
			label: 'Category',
			help: 'Residential ones: service, equipment, recycling or billing. With hoa in it, the HOA page shows the question too.',
			plain: true,
			max: 60,
		},
		town_slug: {
			widget: 'reference',
			label: 'Only for this town',
			help: 'Residential questions only. Empty for every town.',
			table: 'residential_towns',
			by: 'slug',
			plain: true,
			optional: true,
		},
		is_active: shown,
	},
	automatic: ['created_at', 'updated_at'],
	columns: ['answer', 'is_active'],
	title: (row) => row.question,
	order: { column: 'sort_order', within: 'audience' },
	page: ({ audience, town_slug }) =>
		audience === 'residential' && town_slug ? `/residential/${town_slug}` : pages[audience],
})

export const rolloffFaqs = describeTable('rolloff_faqs', {
	label: 'Roll-off questions',
	singular: 'roll-off question',
	group: 'Pages',
	help: 'Questions and answers of the roll-off pages, in their order.',
	fields: { question: { widget: 'text', label: 'Question', max: 200 }, answer, is_active: shown },
	columns: ['answer', 'is_active'],
	title: (row) => row.question,
	order: { column: 'sort_order' },
	page: () => '/roll-off-dumpsters',
})
