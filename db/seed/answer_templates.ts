import { number, onlyWith, text, time } from './column_rules.ts'
import { readPages } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { requestForm } from './request_form.ts'
import { seededAt } from './seeded_at.ts'

/** The file name is the id, the text below the front matter the body. */
export const answerTemplateEntries = defineEntries('answer_templates', {
	columns: {
		id: text,
		form: requestForm,
		service: onlyWith,
		name: text,
		subject: text,
		sort_order: number,
		body: text,
	},
	optionalColumns: { created_at: time, updated_at: time },
	defaultsOf: () => ({ created_at: seededAt, updated_at: seededAt }),
})

const pages = readPages('answer_templates', answerTemplateEntries.schema.omit({ id: true, body: true }))

export const answerTemplates = answerTemplateEntries
	.rowsOf(pages.map(({ name, front, body }) => ({ ...front, id: name, body: body.trim() })))
	.toSorted((one, other) => one.sort_order - other.sort_order)
