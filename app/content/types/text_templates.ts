import { defineContentType } from '../content_type.ts'
import { requestNames } from '../request_placeholders.ts'
import { namedInTemplates, servicesOfTemplate, templateFields } from './template_fields.ts'

/** Templates for the office's text messages; not shown to visitors. */
export const textTemplates = defineContentType('text_templates', 'textTemplates', {
	label: 'Text messages',
	singular: 'text message',
	group: 'Emails and texts',
	help: 'Text messages to start from: each can be changed before it is sent. On the page of a person, those for any request.',
	fields: {
		...templateFields,
		body: {
			control: 'textarea',
			label: 'Text',
			hint: namedInTemplates,
			max: 800,
			alsoFills: requestNames,
		},
	},
	servicesOf: servicesOfTemplate,
	automatic: ['created_at', 'updated_at'],
	columns: ['body'],
	title: (row) => row.name,
	order: { column: 'sort_order', within: 'form' },
})
