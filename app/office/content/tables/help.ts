import { describeTable } from '../description.ts'
import { address, shown } from './shown.ts'

/** HE-01. */
export const helpCategories = describeTable('kb_categories', {
	label: 'Help categories',
	singular: 'help category',
	group: 'Help',
	help: 'The buttons that filter the help center, in their order.',
	fields: {
		name: { widget: 'text', label: 'Name', max: 60, plain: true },
		slug: address,
		is_active: shown,
	},
	columns: ['is_active'],
	title: (row) => row.name,
	order: { column: 'sort_order' },
	page: () => '/help',
})

/** HE-03. */
export const helpArticles = describeTable('kb_articles', {
	label: 'Help articles',
	singular: 'help article',
	group: 'Help',
	help: 'The answers in the help center.',
	fields: {
		title: { widget: 'text', label: 'Title', max: 160 },
		slug: address,
		category_id: {
			widget: 'reference',
			label: 'Category',
			table: 'kb_categories',
			by: 'id',
			plain: true,
		},
		excerpt: { widget: 'area', label: 'In short', help: 'Shown on the card in the list.', max: 500 },
		content: { widget: 'html', label: 'Article', max: 60_000 },
		is_published: { ...shown, label: 'Published' },
	},
	automatic: ['created_at', 'updated_at', 'view_count', 'helpful_count', 'not_helpful_count'],
	columns: ['excerpt', 'is_published'],
	counters: [
		{ column: 'helpful_count', label: 'Helpful' },
		{ column: 'not_helpful_count', label: 'Not helpful' },
		{ column: 'view_count', label: 'Views' },
	],
	title: (row) => row.title,
	order: { column: 'sort_order', within: 'category_id' },
	page: ({ slug }) => `/help/${slug}`,
})
