import { flag, number, placeOf, text } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'

export const rolloffFaqEntries = defineEntries('rolloff_faqs', {
	columns: { id: text, question: text, answer: text },
	optionalColumns: { is_active: flag, sort_order: number },
	defaultsOf: (_, index) => ({ is_active: true, sort_order: placeOf(index) }),
})

export const rolloffFaqs = rolloffFaqEntries.rowsOf(readData('rolloff_faqs.json', rolloffFaqEntries.list))
