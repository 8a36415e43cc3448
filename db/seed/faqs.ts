import { z } from 'zod'
import type { FaqRow } from '#db/content_rows.ts'
import { services } from '#db/service_names.ts'
import { readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const asked = {
	id: z.string(),
	question: z.string(),
	answer: z.string(),
	service: z.enum(services).nullable().default(null),
}
const questions = z.array(z.strictObject(asked))
const residential = z.strictObject({ ...asked, category: z.string(), town: z.string().optional() })

const lists = readData(
	'faqs.json',
	z.strictObject({
		general: questions.default([]),
		residential: z.array(residential).default([]),
		hoa: questions.default([]),
		commercial: questions.default([]),
	}),
)

export const faqs = [
	...rows('general', lists.general),
	...rows('residential', lists.residential),
	...rows('hoa', lists.hoa),
	...rows('commercial', lists.commercial),
]

function rows(
	audience: FaqRow['audience'],
	list: readonly (z.infer<typeof questions>[number] & { category?: string; town?: string | undefined })[],
) {
	return list.map(({ category = audience, town = null, ...question }, index) => ({
		...question,
		category,
		audience,
		town_slug: town,
		is_active: true,
		sort_order: (index + 1) * 10,
		created_at: seededAt,
		updated_at: seededAt,
	}))
}
