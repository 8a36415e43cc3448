import { z } from 'zod'
import { readData } from './content_files.ts'
import { feet, feetColumns } from './size_fields.ts'

const size = z.strictObject({
	id: z.string(),
	size_value: z.int().positive(),
	bags: z.int().positive(),
	pounds: z.int().positive(),
	feet,
	price: z.strictObject({ from: z.number().positive(), to: z.number().positive() }).optional(),
	has_page: z.boolean().default(true),
	size_label: z.string(),
	title: z.string(),
	description: z.string(),
	capacity_bags: z.string(),
	weight_limit: z.string(),
	dimensions: z.string(),
	ideal_for: z.array(z.string()),
	pickup_options: z.array(z.string()),
	pricing_range: z.string(),
	hero_alt_text: z.string(),
	features: z.array(z.strictObject({ icon: z.string(), title: z.string(), description: z.string() })),
	specifications: z.record(z.string(), z.string()),
	faqs: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
})

export const commercialSizes = readData('commercial_sizes.json', z.array(size)).map(
	({ feet: measured, price, ...row }, index) => ({
		...row,
		...feetColumns(measured),
		price_from: price?.from ?? null,
		price_to: price?.to ?? null,
		is_active: true,
		sort_order: (index + 1) * 10,
	}),
)
