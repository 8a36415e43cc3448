import { z } from 'zod'
import { flag, number, numberOrNone, placeOf, text, textOrNone } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { feet, feetColumns, feetRules } from './size_fields.ts'

export const commercialSizeEntries = defineEntries('commercial_sizes', {
	columns: {
		id: text,
		size_value: number,
		bags: numberOrNone.default(null),
		pounds: numberOrNone.default(null),
		has_page: flag.default(true),
		size_label: text,
		title: text,
		description: text,
		capacity_bags: text,
		weight_limit: text,
		dimensions: text,
		ideal_for: z.array(text),
		pickup_options: z.array(text),
		pricing_range: text,
		hero_alt_text: textOrNone.default(null),
		features: z.array(z.strictObject({ icon: text, title: text, description: text })),
		specifications: z.record(text, text),
		faqs: z.array(z.strictObject({ question: text, answer: text })),
	},
	shorthands: { feet, price: z.strictObject({ from: number, to: number }).optional() },
	optionalColumns: {
		...feetRules,
		price_from: numberOrNone,
		price_to: numberOrNone,
		hero_image_url: textOrNone,
		is_active: flag,
		sort_order: number,
	},
	defaultsOf: ({ feet: measured, price }, index) => ({
		...feetColumns(measured),
		price_from: price?.from ?? null,
		price_to: price?.to ?? null,
		hero_image_url: null,
		is_active: true,
		sort_order: placeOf(index),
	}),
})

export const commercialSizes = commercialSizeEntries.rowsOf(
	readData('commercial_sizes.json', commercialSizeEntries.list),
)
