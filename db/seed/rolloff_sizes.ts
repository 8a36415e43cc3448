import { z } from 'zod'
import { readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'
import { feet, feetColumns } from './size_fields.ts'

const dollars = z.number().positive().nullable().default(null)

const size = z.strictObject({
	cubic_yards: z.int().positive(),
	loads: z.string(),
	tons: z.string(),
	feet,
	badge: z.string().nullable().default(null),
	page_badge: z.string().nullable().default(null),
	has_page: z.boolean().default(true),
	price_dollars: dollars,
	included_days: z.int().positive().nullable().default(null),
	included_tons: z.number().positive().nullable().default(null),
	extra_day_dollars: dollars,
	extra_ton_dollars: dollars,
	wasted_trip_dollars: dollars,
	description: z.string(),
	detailed_description: z.string(),
	ideal_for: z.array(z.string()),
})

export const rolloffSizes = readData('rolloff_sizes.json', z.array(size)).map(
	({ feet: measured, ...row }, index) => ({
		id: `rolloff-${row.cubic_yards}-yard`,
		slug: `${row.cubic_yards}-yard`,
		size_label: `${row.cubic_yards} Yard`,
		...row,
		...feetColumns(measured),
		display_order: index + 1,
		updated_at: seededAt,
	}),
)
