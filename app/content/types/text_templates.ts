import { defineContentType } from '../content_type.ts'
import { requestNames } from '../request_placeholders.ts'
import { onlyWithService } from './shared_fields.ts'
import { servicesOfTemplate, templateFormField } from './template_forms.ts'

/** Templates for the office's text messages; not shown to visitors. */
export const textTemplates = defineContentType('text_templates', 'textTemplates', {
	label: 'Text messages',
	singular: 'text message',
	group: 'Emails and texts',
	help: 'Text messages to start from: each can be changed before it is sent. On the page of a person, those for any request.',
	fields: {
		name: { control: 'text', label: 'Name', hint: 'Staff choose it by this name.', plain: true, max: 80 },
		form: templateFormField,
		service: onlyWithService,
		body: {
			control: 'textarea',
			label: 'Text',
			hint: `Besides the facts it can name ${requestNames.map((name) => `{{${name}}}`).join(', ')}.`,
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
