import { z } from 'zod'
import { day, flag, numberOrNone, text, textOrNone, time } from './column_rules.ts'
import { isSample, readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { seededAt } from './seeded_at.ts'

const rule = {
	valid_from: day.nullable(),
	weekday: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
	has_trash: flag,
	recycling: z.enum(['none', 'weekly', 'every_other_week']),
	recycling_anchor: day.nullable(),
	has_lawn: flag,
} as const

const { weekday, ...changing } = rule

/** Unless an entry says otherwise, recycling comes with the trash (D30). */
export const pickupAreaEntries = defineEntries('pickup_areas', {
	columns: {
		slug: text,
		town_slug: text,
		name: text,
		weekday,
		/** The hour (24-hour clock) by which carts must be out, if not when the office opens. */
		set_out_hour: numberOrNone.default(null),
		/** Whether it includes every address of its town that is on no street list. */
		covers_town: flag.default(false),
	},
	optionalColumns: {
		...changing,
		id: text,
		earlier_rules: z.array(z.strictObject(rule)),
		rules_changed_at: time.nullable(),
		contracted_to: textOrNone,
		covers_zips: z.array(text),
		is_sample: flag,
		is_active: flag,
		created_at: time,
		updated_at: time,
	},
	defaultsOf: ({ slug }) => ({
		id: `pickup-area-${slug}`,
		has_trash: true,
		recycling: 'weekly' as const,
		recycling_anchor: null,
		has_lawn: true,
		valid_from: null,
		earlier_rules: [],
		rules_changed_at: null,
		contracted_to: null,
		covers_zips: [],
		is_sample: isSample,
		is_active: true,
		created_at: seededAt,
		updated_at: seededAt,
	}),
})

/** The company's areas; those of the sample towns cover every case, on the days given by RT-05. */
export const pickupAreas = pickupAreaEntries.rowsOf(readData('pickup_areas.json', pickupAreaEntries.list))
