import { z } from 'zod'
import { services as kinds } from '#db/service_names.ts'
import { readData } from './content_files.ts'

const offered = readData(
	'services.json',
	z.array(
		z.strictObject({
			slug: z.string(),
			name: z.string(),
			description: z.string(),
			service: z.enum(kinds).nullable().default(null),
		}),
	),
)

/** Listed in this order by `created_at` (docs/spec/tables.md), so each is a minute after the one before. */
export const services = offered.map((service, index) => {
	const createdAt = new Date(Date.UTC(2026, 0, 5, 15, index)).toISOString()
	return {
		id: `service-${service.slug}`,
		...service,
		is_active: true,
		created_at: createdAt,
		updated_at: createdAt,
	}
})
