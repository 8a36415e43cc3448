import { describeTable } from '../description.ts'
import { address, heroAlt, heroPicture, metaDescription, metaTitle, shown } from './shown.ts'

const latitude = {
	widget: 'number',
	label: 'Latitude',
	help: 'Degrees north, such as 40.4775.',
	min: -90,
	max: 90,
	isFraction: true,
} as const
const longitude = {
	widget: 'number',
	label: 'Longitude',
	help: 'Degrees east; Colorado is negative, such as -104.9014.',
	min: -180,
	max: 180,
	isFraction: true,
} as const
const state = {
	widget: 'text',
	label: 'State',
	help: 'Two letters.',
	max: 2,
	plain: true,
	initial: 'CO',
} as const
const name = { widget: 'text', label: 'Town', max: 80, plain: true } as const
const blurb = {
	widget: 'area',
	label: 'About this town',
	help: 'The paragraph under the heading.',
} as const

/** RT-06. */
export const residentialTowns = describeTable('residential_towns', {
	label: 'Residential towns',
	singular: 'residential town',
	group: 'Towns and sizes',
	help: 'The towns with weekly pickup, each with a page of its own.',
	fields: {
		name,
		slug: address,
		state,
		local_blurb: blurb,
		hero_image_url: heroPicture,
		hero_alt_text: heroAlt,
		pricing_info: {
			widget: 'prices',
			label: 'Prices',
			help: 'Without lines, the usual prices show.',
			optional: true,
		},
		meta_title: metaTitle,
		meta_description: metaDescription,
		latitude,
		longitude,
		is_active: shown,
	},
	automatic: ['updated_at'],
	columns: ['local_blurb', 'is_active'],
	title: (row) => row.name,
	page: ({ slug }) => `/residential/${slug}`,
})

/** `rolloff_towns` in docs/spec/tables.md. */
export const rolloffTowns = describeTable('rolloff_towns', {
	label: 'Roll-off towns',
	singular: 'roll-off town',
	group: 'Towns and sizes',
	help: 'The towns where we set roll-off dumpsters, each with a page of its own.',
	fields: {
		name,
		slug: address,
		state,
		hero_subheading: { widget: 'text', label: 'Line under the heading', max: 300, optional: true },
		local_blurb: blurb,
		hero_image_url: heroPicture,
		hero_alt_text: heroAlt,
		meta_title: metaTitle,
		meta_description: metaDescription,
		map_center_lat: latitude,
		map_center_lng: longitude,
		is_active: shown,
	},
	automatic: ['created_at', 'updated_at'],
	columns: ['hero_subheading', 'is_active'],
	title: (row) => row.name,
	page: ({ slug }) => `/roll-off-dumpsters/${slug}`,
})
