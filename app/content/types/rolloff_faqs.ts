import { defineContentType } from '../content_type.ts'
import { answer, answered, shown } from './shared_fields.ts'

export const rolloffFaqs = defineContentType('rolloff_faqs', 'rolloffFaqs', {
	label: 'Roll-off questions',
	singular: 'roll-off question',
	group: 'Pages',
	service: 'rolloff',
	help: 'Questions and answers of the roll-off pages, in their order.',
	fields: { question: { control: 'text', label: 'Question', max: 200 }, answer, is_active: shown },
	columns: ['answer', 'is_active'],
	title: (row) => row.question,
	order: { column: 'sort_order' },
	shownBy: 'is_active',
	page: () => '/roll-off-dumpsters',
	search: {
		group: 'faq',
		text: ({ id, question, answer: text }) => ({
			...answered(id, question, text),
			context: 'roll-off dumpster rental container',
		}),
	},
})
