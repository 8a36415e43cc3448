import { z } from 'zod'
import { isSample, readData } from './content_files.ts'
import { seededAt } from './seeded_at.ts'

const area = z.strictObject({
	slug: z.string(),
	town_slug: z.string(),
	name: z.string(),
	weekday: z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
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
	set_out_hour: null,
	contracted_to: null,
	covers_town: false,
	covers_zips: [],
	is_sample: isSample,
	is_active: true,
	created_at: seededAt,
	updated_at: seededAt,
}))
