import { z } from 'zod'
import { services } from '#db/service_names.ts'
import { readData } from './content_files.ts'
import { requestForm } from './request_form.ts'
import { seededAt } from './seeded_at.ts'

const template = z.strictObject({
	id: z.string(),
	form: requestForm,
	service: z.enum(services).nullable().default(null),
	name: z.string(),
	body: z.string(),
})

export const textTemplates = readData('text_templates.json', z.array(template)).map((text, index) => ({
	...text,
	sort_order: (index + 1) * 10,
	created_at: seededAt,
	updated_at: seededAt,
}))
