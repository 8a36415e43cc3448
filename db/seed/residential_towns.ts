import { z } from 'zod'
import { homeState, readData } from './content_files.ts'
import { drawnPicture } from './drawn_picture.ts'
import { seededAt } from './seeded_at.ts'

const town = z.strictObject({
	slug: z.string(),
	name: z.string(),
	local_blurb: z.string(),
	meta_title: z.string(),
	meta_description: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	places: z.array(z.string()).default([]),
	/** The headings of its table of prices. */
	price_columns: z.tuple([z.string(), z.string()]),
})

const items = readData(
	'residential_prices.json',
	z.array(z.strictObject({ service: z.string(), price: z.string() })),
)

/** Pickup days are those of the towns' areas: RT-05 has them named for Fort Collins, Greeley and Wellington. */
export const residentialTowns = readData('residential_towns.json', z.array(town)).map(
	({ price_columns: columns, ...row }) => ({
		id: `residential-${row.slug}`,
		...row,
		state: homeState,
		...drawnPicture(`residential-${row.slug}`),
		pricing_info: JSON.stringify({ columns, items }),
		contracted_to: null,
		is_active: true,
		updated_at: seededAt,
	}),
)
