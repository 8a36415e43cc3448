import { defineContentType } from '../content_type.ts'
import { address, byName, heroAlt, heroPicture, metaDescription, metaTitle, shown } from './shared_fields.ts'
import { blurb, features, latitude, longitude, places, state, townName, view } from './town_fields.ts'

const page = ({ slug }: { slug: string }) => `/roll-off-dumpsters/${slug}`

/** `rolloff_towns` in docs/spec/tables.md. */
export const rolloffTowns = defineContentType('rolloff_towns', 'rolloffTowns', {
	label: 'Roll-off towns',
	singular: 'roll-off town',
	group: 'Towns and sizes',
	service: 'rolloff',
	help: 'The towns where we set roll-off dumpsters, each with a page of its own.',
	otherUse: {
		service: 'commercial',
		isFor: ({ is_commercial }) => is_commercial,
		label: 'Towns',
		singular: 'town',
		help: 'The towns whose businesses we serve. Those that the commercial pages name are on the map.',
	},
	fields: {
		name: townName,
		slug: address,
		state,
		heading: {
			control: 'text',
			label: 'Heading',
			hint: 'Empty for “Roll-Off Dumpster Rentals in” and the town.',
			max: 120,
			optional: true,
		},
		hero_subheading: { control: 'text', label: 'Line under the heading', max: 300, optional: true },
		delivery_label: {
			control: 'text',
			label: 'Before the word “delivery”',
			hint: 'On a tile at the top, such as Road-checked. Empty for Same-day.',
			max: 40,
			optional: true,
		},
		service_label: {
			control: 'text',
			label: 'Before the word “service”',
			hint: 'On a tile at the top, such as Farm and home. Empty for Local.',
			max: 40,
			optional: true,
		},
		local_blurb: blurb,
		hero_image_url: heroPicture,
		hero_alt_text: heroAlt,
		features,
		view: view('roll-off'),
		meta_title: metaTitle,
		meta_description: metaDescription,
		map_center_lat: latitude,
		map_center_lng: longitude,
		places,
		is_commercial: {
			control: 'checkbox',
			label: 'Named on the commercial pages',
			hint: 'The pages of commercial sizes name it among where dumpsters go.',
		},
		is_active: shown,
	},
	automatic: ['created_at', 'updated_at'],
	columns: ['hero_subheading', 'is_active'],
	title: (row) => row.name,
	disambiguator: (row) => `${row.state} (${row.slug})`,
	compare: byName,
	shownBy: 'is_active',
	page,
	ownPage: {
		path: page,
		begin: '/roll-off-dumpsters/',
		sitemap: { below: '/roll-off-dumpsters', priority: 0.7, changefreq: 'weekly' },
		preview: ({ slug, name }) => ({
			name: `roll-off-${slug}`,
			scene: `roll-off-${slug}`,
			title: `Roll-off rental in ${name}`,
		}),
		// RO-04: a new town starts with texts that are true anywhere.
		sections: {
			prefix: 'roll-off-',
			page: ({ name }) => `Roll-off: ${name}`,
			byName: {
				'where-it-stands': {
					label: 'Where the container goes',
					title: 'A firm, clear spot',
					description:
						'The container wants level ground that carries weight, and open sky above it: no wires, no branches. A driveway is best. In the street most towns ask for a permit.\nTell us about gates, slopes and soft ground when you order, and we bring what fits.',
				},
				'what-goes-in': {
					label: 'What goes in',
					title: 'Most of what a job leaves behind',
					description:
						'Furniture, wood, drywall, roofing, {{with.lawn:yard waste}}{{without.lawn:brush}}. Say so if it is dirt, concrete or shingles: those reach the weight limit long before the container looks full.\nPaint, oil, chemicals, batteries, tires and anything with freon stay out.',
				},
			},
		},
	},
	search: {
		group: 'rolloff',
		text: ({ name, hero_subheading, local_blurb }) => ({
			title: `${name} roll-off dumpster rental`,
			summary: hero_subheading ?? local_blurb,
			keys: `Rent a dumpster in ${name}, container delivery`,
			body: local_blurb,
			context: `${name}, roll-off dumpster`,
		}),
	},
})
