import { z } from 'zod'
import { readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const size = z.strictObject({
	cubic_yards: z.int(),
	description: z.string(),
	detailed_description: z.string(),
	ideal_for: z.array(z.string()),
})

export const rolloffSizes = readData('rolloff_sizes.json', z.array(size)).map((row, index) => ({
	id: `rolloff-${row.cubic_yards}-yard`,
	slug: `${row.cubic_yards}-yard`,
	size_label: `${row.cubic_yards} Yard`,
	...row,
	display_order: index + 1,
	updated_at: seededAt,
}))
