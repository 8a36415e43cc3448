import { z } from 'zod'
import { readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const files = [
	'home',
	'about',
	'contact',
	'roll_off',
	'commercial',
	'hoa',
	'residential_towns',
	'rolloff_towns',
]

/** The sections of each page, in page order. */
const pages = z.record(
	z.string(),
	z.array(
		z.strictObject({
			name: z.string(),
			title: z.string(),
			description: z.string(),
			button: z.strictObject({ text: z.string(), url: z.string() }).optional(),
		}),
	),
)

/** No picture is set: the drawn one is used. */
export const pageSections = files
	.flatMap((file) => Object.entries(readData(`sections/${file}.json`, pages)))
	.flatMap(([page, sections]) =>
		sections.map(({ name, title, description, button }, index) => ({
			id: `section-${page}-${name}`,
			page_slug: page,
			section_name: name,
			title,
			description,
			image_path: null,
			button_text: button?.text ?? null,
			button_url: button?.url ?? null,
			display_order: (index + 1) * 10,
			created_at: seededAt,
			updated_at: seededAt,
		})),
	)
