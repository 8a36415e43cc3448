import { defineContentType } from '../content_type.ts'
import { shown } from './shared_fields.ts'

export const searchSynonyms = defineContentType('search_synonyms', 'searchSynonyms', {
	label: 'Search words',
	singular: 'group of search words',
	group: 'Search',
	help: 'Words that the search takes for the same. The dashboard shows what was searched without result.',
	fields: {
		words: {
			control: 'lines',
			plain: true,
			label: 'Words that mean the same',
			hint: 'Two or more, one a line.',
		},
		is_active: { ...shown, label: 'In use', hint: 'Uncheck to keep it here without using it.' },
	},
	automatic: ['created_at', 'updated_at'],
	columns: ['is_active'],
	title: (row) => row.words.join(', '),
	order: { column: 'sort_order' },
	shownBy: 'is_active',
	page: () => '/search',
})
