import type { FaqRow } from '#db/content_rows.ts'
import { defineContentType } from '../content_type.ts'
import { answer, answered, isInShownTown, onlyWithService, shown } from './shared_fields.ts'

const audiences = [
	{ value: 'general', label: 'Home page' },
	{ value: 'residential', label: 'Residential pages', service: 'residential' },
	{ value: 'commercial', label: 'Commercial page', service: 'commercial' },
	{ value: 'hoa', label: 'HOA page', service: 'hoa' },
] as const

const pages = { general: '/', residential: '/residential', commercial: '/commercial', hoa: '/hoa-services' }

/** Words that the questions of a list imply but do not contain. */
const contexts: Readonly<Record<FaqRow['audience'], string>> = {
	general: '',
	residential: '',
	hoa: 'HOA homeowners association community',
	commercial: 'business commercial dumpster',
}

/** Questions and answers of /faqs, the home page and the pages of services (FQ-01, RS-02, HO-01). */
export const faqs = defineContentType('faqs', 'faqs', {
	label: 'Questions',
	singular: 'question',
	group: 'Pages',
	help: 'Questions and answers, a list for each page that has some, in their order.',
	fields: {
		question: { control: 'text', label: 'Question', max: 200 },
		answer,
		audience: { control: 'select', label: 'List', options: audiences, plain: true },
		category: {
			control: 'text',
			label: 'Category',
			hint: 'Residential ones: service, equipment, recycling or billing. With hoa in it, the HOA page shows the question too.',
			plain: true,
			max: 60,
		},
		town_slug: {
			control: 'reference',
			label: 'Only for this town',
			hint: 'Residential questions only. Empty for every town.',
			table: 'residential_towns',
			by: 'slug',
			plain: true,
			optional: true,
		},
		service: onlyWithService,
		is_active: shown,
	},
	servicesOf: ({ audience, service }) => [audience === 'general' ? null : audience, service],
	belongs: ({ town_slug }, listingOf) => town_slug === null || isInShownTown(town_slug, listingOf),
	automatic: ['created_at', 'updated_at'],
	columns: ['answer', 'is_active'],
	title: (row) => row.question,
	order: { column: 'sort_order', within: 'audience' },
	shownBy: 'is_active',
	page: ({ audience, town_slug }) =>
		audience === 'residential' && town_slug ? `/residential/${town_slug}` : pages[audience],
	search: {
		group: 'faq',
		town: ({ town_slug }) => town_slug,
		text({ id, question, answer: text, audience, town_slug }, _, { residential }) {
			if (town_slug !== null && !residential) return null
			const context = `${contexts[audience]} ${town_slug?.replaceAll('-', ' ') ?? ''}`.trim()
			return { ...answered(id, question, text), context }
		},
	},
})
