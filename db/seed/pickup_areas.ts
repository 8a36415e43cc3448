import { z } from 'zod'
import { isSample, readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const area = z.strictObject({
	slug: z.string(),
	town_slug: z.string(),
	name: z.string(),
	weekday: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
	/** The hour on the 24 h clock by which carts are out, where it is not when the office opens. */
	set_out_hour: z.int().min(0).max(23).nullable().default(null),
	/** Whether it has every address of its town that is on no list. */
	covers_town: z.boolean().default(false),
})

/** Areas of the sample towns to try everything with, on the days that RT-05 names; recycling comes with the trash (D30). */
export const pickupAreas = readData('pickup_areas.json', z.array(area)).map((row) => ({
	id: `pickup-area-${row.slug}`,
	...row,
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
}))
