import { z } from 'zod'
import { homeState, readData } from './content_files.ts'
import { seenTown } from './seen_town.ts'
import { seededAt } from './seeded_at.ts'

const town = z.strictObject({
	slug: z.string(),
	name: z.string(),
	state: z.string().length(2).default(homeState),
	local_blurb: z.string(),
	meta_title: z.string(),
	meta_description: z.string(),
	latitude: z.number(),
	longitude: z.number(),
	places: z.array(z.string()).default([]),
	...seenTown('residential'),
	/** Who picks up its trash, where the city has contracted that to somebody else. */
	contracted_to: z.string().nullable().default(null),
	/** The headings of its table of prices. */
	price_columns: z.tuple([z.string(), z.string()]),
})

const items = readData(
	'residential_prices.json',
	z.array(z.strictObject({ service: z.string(), price: z.string() })),
)

/** Pickup days are those of the towns' areas: RT-05 has them named for three of the sample's. */
export const residentialTowns = readData('residential_towns.json', z.array(town)).map(
	({ price_columns: columns, ...row }) => ({
		id: `residential-${row.slug}`,
		...row,
		hero_image_url: null,
		hero_alt_text: null,
		pricing_info: JSON.stringify({ columns, items }),
		is_active: true,
		updated_at: seededAt,
	}),
)
