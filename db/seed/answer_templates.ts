import { z } from 'zod'
import { services } from '#db/service_names.ts'
import { readPages } from './content_files.ts'
import { requestForm } from './request_form.ts'
import { seededAt } from './seeded_at.ts'

const front = z.strictObject({
	form: requestForm,
	service: z.enum(services).nullable().default(null),
	name: z.string(),
	subject: z.string(),
	sort_order: z.int(),
})

export const answerTemplates = readPages('answer_templates', front)
	.toSorted((one, other) => one.front.sort_order - other.front.sort_order)
	.map(({ name, front: { sort_order, ...head }, body }) => ({
		id: name,
		...head,
		body: body.trim(),
		sort_order,
		created_at: seededAt,
		updated_at: seededAt,
	}))
