import { number, onlyWith, placeOf, text, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { requestForm } from './request_form.ts'
import { seededAt } from './seeded_at.ts'

export const textTemplateEntries = defineEntries('text_templates', {
	columns: { id: text, form: requestForm, service: onlyWith, name: text, body: text },
	optionalColumns: { sort_order: number, created_at: time, updated_at: time },
	defaultsOf: (_, index) => ({ sort_order: placeOf(index), created_at: seededAt, updated_at: seededAt }),
})

export const textTemplates = textTemplateEntries.rowsOf(
	readData('text_templates.json', textTemplateEntries.list),
)
