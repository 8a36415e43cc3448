import { defineContentType } from '../content_type.ts'
import { requestNames } from '../request_placeholders.ts'
import { namedInTemplates, servicesOfTemplate, templateFields } from './template_fields.ts'

/** Templates for the office's answers to requests; not shown to visitors. */
export const answerTemplates = defineContentType('answer_templates', 'answerTemplates', {
	label: 'Answers',
	singular: 'answer',
	group: 'Emails and texts',
	help: 'Emails to start from when a request is answered: each can be changed before it is sent.',
	fields: {
		...templateFields,
		subject: { control: 'text', label: 'Subject', max: 150, alsoFills: requestNames },
		body: {
			control: 'textarea',
			label: 'Text',
			hint: `Name, address and phone of the company and the reference follow by themselves. ${namedInTemplates}`,
			max: 4000,
			alsoFills: requestNames,
		},
	},
	servicesOf: servicesOfTemplate,
	automatic: ['created_at', 'updated_at'],
	columns: ['subject'],
	title: (row) => row.name,
	order: { column: 'sort_order', within: 'form' },
})
