import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { seededAt } from './seeded_at.ts'

type Area = Pick<PickupAreaRow, 'slug' | 'town_slug' | 'name' | 'weekday'> & {
	recycling_anchor: string
}

/** Mondays of two weeks in a row: recycling comes in weeks A or in weeks B. */
const weekA = '2026-01-05'
const weekB = '2026-01-12'

/** Areas of the sample towns to try everything with, on the days that the towns' pages name (RT-05). */
const areas: readonly Area[] = [
	{
		slug: 'windsor-lake',
		town_slug: 'windsor',
		name: 'Windsor Lake and downtown',
		weekday: 'Wednesday',
		recycling_anchor: weekA,
	},
	{
		slug: 'windsor-raindance',
		town_slug: 'windsor',
		name: 'RainDance and Water Valley',
		weekday: 'Thursday',
		recycling_anchor: weekB,
	},
	{
		slug: 'fort-collins-old-town',
		town_slug: 'fort-collins',
		name: 'Old Town and campus',
		weekday: 'Monday',
		recycling_anchor: weekA,
	},
	{
		slug: 'fort-collins-south',
		town_slug: 'fort-collins',
		name: 'Fort Collins south of Drake',
		weekday: 'Tuesday',
		recycling_anchor: weekB,
	},
	{
		slug: 'wellington',
		town_slug: 'wellington',
		name: 'All of Wellington',
		weekday: 'Monday',
		recycling_anchor: weekB,
	},
	{
		slug: 'greeley-west',
		town_slug: 'greeley',
		name: 'Greeley west of 35th Avenue',
		weekday: 'Monday',
		recycling_anchor: weekA,
	},
	{
		slug: 'greeley-east',
		town_slug: 'greeley',
		name: 'Greeley east of 35th Avenue',
		weekday: 'Tuesday',
		recycling_anchor: weekA,
	},
	{
		slug: 'north-county',
		town_slug: 'north-county',
		name: 'Laporte, Bellvue and the roads north',
		weekday: 'Friday',
		recycling_anchor: weekA,
	},
	{
		slug: 'severance',
		town_slug: 'severance',
		name: 'Severance and its county roads',
		weekday: 'Thursday',
		recycling_anchor: weekA,
	},
]

export const pickupAreas: readonly PickupAreaRow[] = areas.map((area) => ({
	id: `pickup-area-${area.slug}`,
	slug: area.slug,
	town_slug: area.town_slug,
	name: area.name,
	weekday: area.weekday,
	has_trash: true,
	recycling: 'every_other_week',
	recycling_anchor: area.recycling_anchor,
	has_lawn: true,
	set_out_hour: null,
	contracted_to: null,
	is_sample: true,
	is_active: true,
	created_at: seededAt,
	updated_at: seededAt,
}))
