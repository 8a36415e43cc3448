import { z } from 'zod'
import { flag, number, numberOrNone, text, textOrNone, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededAt } from './seeded_at.ts'
import { feet, feetColumns, feetRules } from './size_fields.ts'

const numberIfSaid = numberOrNone.default(null)
const textIfSaid = textOrNone.default(null)

export const rolloffSizeEntries = defineEntries('rolloff_sizes', {
	columns: {
		cubic_yards: number,
		loads: textIfSaid,
		tons: textIfSaid,
		badge: textIfSaid,
		page_badge: textIfSaid,
		has_page: flag.default(true),
		price_dollars: numberIfSaid,
		included_days: numberIfSaid,
		included_tons: numberIfSaid,
		extra_day_dollars: numberIfSaid,
		extra_ton_dollars: numberIfSaid,
		wasted_trip_dollars: numberIfSaid,
		owned: numberIfSaid,
		description: text,
		detailed_description: text,
		ideal_for: z.array(text),
	},
	shorthands: { feet },
	optionalColumns: {
		...feetRules,
		id: text,
		slug: text,
		size_label: text,
		display_order: number,
		updated_at: time,
	},
	defaultsOf: ({ cubic_yards, feet: measured }, index) => ({
		...feetColumns(measured),
		id: `rolloff-${cubic_yards}-yard`,
		slug: `${cubic_yards}-yard`,
		size_label: `${cubic_yards} Yard`,
		display_order: index + 1,
		updated_at: seededAt,
	}),
})

export const rolloffSizes = rolloffSizeEntries.rowsOf(readData('rolloff_sizes.json', rolloffSizeEntries.list))
