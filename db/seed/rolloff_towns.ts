import { z } from 'zod'
import { flag, number, text, textOrNone, time } from './column_rules.ts'
import { homeState, readData } from './content_files.ts'
import { defineEntries } from './entries.ts'
import { townPictureFields } from './town_picture_fields.ts'
import { seededAt, seededInOrder } from './seeded_at.ts'
import { withCoordinates } from './town_place.ts'

export const rolloffTownEntries = defineEntries('rolloff_towns', {
	columns: {
		slug: text,
		name: text,
		state: text.length(2, 'must be two letters.').default(homeState),
		heading: textOrNone.default(null),
		hero_subheading: textOrNone.default(null),
		delivery_label: textOrNone.default(null),
		service_label: textOrNone.default(null),
		local_blurb: text,
		meta_title: textOrNone.default(null),
		meta_description: textOrNone.default(null),
		map_center_lat: number,
		map_center_lng: number,
		places: z.array(text).default([]),
		...townPictureFields('roll-off'),
		is_commercial: flag.default(false),
	},
	optionalColumns: {
		id: text,
		hero_image_url: textOrNone,
		hero_alt_text: textOrNone,
		is_active: flag,
		created_at: time,
		updated_at: time,
	},
	// `created_at` follows the order of the file: the first towns are offered first if a visitor's town is unknown (RO-05).
	defaultsOf: ({ slug }, index) => ({
		id: `rolloff-${slug}`,
		hero_image_url: null,
		hero_alt_text: null,
		is_active: true,
		created_at: seededInOrder(index),
		updated_at: seededAt,
	}),
})

export const rolloffTowns = rolloffTownEntries.rowsOf(
	readData(
		'rolloff_towns.json',
		withCoordinates(rolloffTownEntries.list, ['map_center_lat', 'map_center_lng']),
	),
)
