import { z } from 'zod'
import { homeState, readData } from './content_files.ts'
import { drawnPicture } from './drawn_picture.ts'
import { seededAt } from './seeded_at.ts'

const town = z.strictObject({
	slug: z.string(),
	name: z.string(),
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
	is_commercial: z.boolean().default(false),
})

export const rolloffTowns = readData('rolloff_towns.json', z.array(town)).map((row) => ({
	id: `rolloff-${row.slug}`,
	...row,
	state: homeState,
	...drawnPicture(`roll-off-${row.slug}`),
	is_active: true,
	created_at: seededAt,
	updated_at: seededAt,
}))
