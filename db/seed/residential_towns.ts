import { z } from 'zod'
import { flag, number, text, textOrNone, time } from './column_rules.ts'
import { homeState, readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { townPictureFields } from './town_picture_fields.ts'
import { seededAt } from './seeded_at.ts'
import { withCoordinates } from './town_place.ts'

const items = readData('residential_prices.json', z.array(z.strictObject({ service: text, price: text })))

export const residentialTownEntries = defineEntries('residential_towns', {
	columns: {
		slug: text,
		name: text,
		state: text.length(2, 'must be two letters.').default(homeState),
		local_blurb: text,
		meta_title: textOrNone.default(null),
		meta_description: textOrNone.default(null),
		latitude: number,
		longitude: number,
		places: z.array(text).default([]),
		...townPictureFields('residential'),
		/** The hauler of its trash, if the city has contracted with another one. */
		contracted_to: textOrNone.default(null),
	},
	/** The headings of its price table. */
	shorthands: { price_columns: z.tuple([text, text]).optional() },
	optionalColumns: {
		id: text,
		hero_image_url: textOrNone,
		hero_alt_text: textOrNone,
		pricing_info: textOrNone,
		is_active: flag,
		updated_at: time,
	},
	defaultsOf: ({ slug, price_columns: columns }) => ({
		id: `residential-${slug}`,
		hero_image_url: null,
		hero_alt_text: null,
		pricing_info: columns === undefined ? null : JSON.stringify({ columns, items }),
		is_active: true,
		updated_at: seededAt,
	}),
})

/** Pickup days come from the towns' areas; RT-05 prescribes them for three of the sample's towns. */
export const residentialTowns = residentialTownEntries.rowsOf(
	readData('residential_towns.json', withCoordinates(residentialTownEntries.list, ['latitude', 'longitude'])),
)
