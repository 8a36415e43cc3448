import { z } from 'zod'
import { homeState, readData } from './content_files.ts'
import { seenTown } from './seen_town.ts'
import { seededAt } from './seeded_at.ts'

const town = z.strictObject({
	slug: z.string(),
	name: z.string(),
	state: z.string().length(2).default(homeState),
	heading: z.string().nullable().default(null),
	hero_subheading: z.string(),
	delivery_label: z.string(),
	service_label: z.string(),
	local_blurb: z.string(),
	meta_title: z.string(),
	meta_description: z.string(),
	map_center_lat: z.number(),
	map_center_lng: z.number(),
	places: z.array(z.string()).default([]),
	...seenTown('roll-off'),
	is_commercial: z.boolean().default(false),
})

export const rolloffTowns = readData('rolloff_towns.json', z.array(town)).map((row) => ({
	id: `rolloff-${row.slug}`,
	...row,
	hero_image_url: null,
	hero_alt_text: null,
	is_active: true,
	created_at: seededAt,
	updated_at: seededAt,
}))
