import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { seededAt } from './seeded_at.ts'

type Area = Pick<PickupAreaRow, 'slug' | 'town_slug' | 'name' | 'weekday'>

/** Areas of the sample towns to try everything with, on the days that RT-05 names; recycling comes with the trash (D30). */
const areas: readonly Area[] = [
	{
		slug: 'windsor-lake',
		town_slug: 'windsor',
		name: 'Windsor Lake and downtown',
		weekday: 'Wednesday',
	},
	{
		slug: 'windsor-raindance',
		town_slug: 'windsor',
		name: 'RainDance and Water Valley',
		weekday: 'Thursday',
	},
	{
		slug: 'fort-collins-old-town',
		town_slug: 'fort-collins',
		name: 'Old Town and campus',
		weekday: 'Monday',
	},
	{
		slug: 'fort-collins-south',
		town_slug: 'fort-collins',
		name: 'Fort Collins south of Drake',
		weekday: 'Tuesday',
	},
	{
		slug: 'wellington',
		town_slug: 'wellington',
		name: 'All of Wellington',
		weekday: 'Monday',
	},
	{
		slug: 'greeley-west',
		town_slug: 'greeley',
		name: 'Greeley west of 35th Avenue',
		weekday: 'Monday',
	},
	{
		slug: 'greeley-east',
		town_slug: 'greeley',
		name: 'Greeley east of 35th Avenue',
		weekday: 'Tuesday',
	},
	{
		slug: 'north-county',
		town_slug: 'north-county',
		name: 'Laporte, Bellvue and the roads north',
		weekday: 'Friday',
	},
	{
		slug: 'severance',
		town_slug: 'severance',
		name: 'Severance and its county roads',
		weekday: 'Thursday',
	},
]

export const pickupAreas: readonly PickupAreaRow[] = areas.map((area) => ({
	id: `pickup-area-${area.slug}`,
	slug: area.slug,
	town_slug: area.town_slug,
	name: area.name,
	weekday: area.weekday,
	has_trash: true,
	recycling: 'weekly',
	recycling_anchor: null,
	has_lawn: true,
	valid_from: null,
	earlier_rules: [],
	rules_changed_at: null,
	set_out_hour: null,
	contracted_to: null,
	covers_town: false,
	covers_zips: [],
	is_sample: true,
	is_active: true,
	created_at: seededAt,
	updated_at: seededAt,
}))
