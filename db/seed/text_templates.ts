import type { TextTemplateRow } from '#db/text_template_rows.ts'
import { seededAt } from './seeded_at.ts'

const texts: readonly Pick<TextTemplateRow, 'id' | 'form' | 'name' | 'body'>[] = [
	{
		id: 'text-not-reached',
		form: 'any',
		name: 'We did not reach you by phone',
		body: 'Hello {{request.name}}, we tried to call you. When is a good time? Reply here, or call us at {{phone}}. {{staff.name}}',
	},
	{
		id: 'text-quote-mailed',
		form: 'quote',
		name: 'The quote is in the mail',
		body: 'Hello {{request.name}}, your quote is in your mail ({{request.reference}}). Questions? Reply here, or call us at {{phone}}. {{staff.name}}',
	},
	{
		id: 'text-rolloff-place',
		form: 'rolloff',
		name: 'Where the container goes',
		body: 'Hello {{request.name}}, where may we put your container, and can a truck get there? Reply here, or call us at {{phone}}. {{staff.name}}',
	},
	{
		id: 'text-order-day',
		form: 'order',
		name: 'The pickup day',
		body: 'Hello {{request.name}}, your pickup day is {{request.pickupDay}}. Your order: {{request.reference}}. {{staff.name}}',
	},
	{
		id: 'text-service-coming',
		form: 'service-request',
		name: 'We come back today',
		body: 'Hello {{request.name}}, we come back today for your request {{request.reference}}. Please leave it at the curb. {{staff.name}}',
	},
]

/** Text messages that the office starts from; facts are placeholders, so that none is ever out of date. */
export const textTemplates: readonly TextTemplateRow[] = texts.map((text, index) => ({
	...text,
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
