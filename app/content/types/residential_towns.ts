import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { listed } from '#platform/text/listed.ts'
import { defineContentType } from '../content_type.ts'
import { address, byName, heroAlt, heroPicture, metaDescription, metaTitle, shown } from './shared_fields.ts'
import { townWords } from '../town_words.ts'
import { blurb, features, latitude, longitude, places, state, townName, view } from './town_fields.ts'

const page = ({ slug }: { slug: string }) => `/residential/${slug}`

/** Towns with cart service, each with its own page (RT-06). */
export const residentialTowns = defineContentType('residential_towns', 'residentialTowns', {
	label: 'Residential towns',
	singular: 'residential town',
	group: 'Towns and sizes',
	service: 'residential',
	help: 'The towns with weekly pickup, each with a page of its own.',
	fields: {
		name: townName,
		slug: address,
		state,
		local_blurb: blurb,
		hero_image_url: heroPicture,
		hero_alt_text: heroAlt,
		features,
		view: view('residential'),
		pricing_info: {
			control: 'prices',
			label: 'Prices',
			hint: 'Without lines, the usual prices show. Where the price of a cart, of recycling or of lawn pickup is typed instead of named, such as {{price.recycling}}, the town has prices of its own: people there ask for a quote instead of ordering online.',
			optional: true,
		},
		meta_title: metaTitle,
		meta_description: metaDescription,
		latitude,
		longitude,
		contracted_to: {
			control: 'text',
			label: 'Trash is contracted to',
			hint: 'Who picks up the whole town’s trash where the city has contracted it to somebody else: its page, its areas and the look-up then send people there, and what is written here about our pickup does not show. Who has reminders there gets one email when that changes. Look through the town’s questions, too. Empty where we do, or where each of its areas says it.',
			max: 120,
			plain: true,
			optional: true,
		},
		places,
		is_active: {
			...shown,
			hint: 'Uncheck to take it off the site with its pickup areas, and keep both here. Their reminders rest until then, and nobody is told.',
		},
	},
	automatic: ['updated_at'],
	columns: ['local_blurb', 'is_active'],
	title: (row) => row.name,
	disambiguator: (row) => `${row.state} (${row.slug})`,
	compare: byName,
	shownBy: 'is_active',
	complete: (town, rowsOf) => ({
		...town,
		contracted_to: town.contracted_to ?? contractorOf(town.slug, rowsOf('pickup_areas')),
	}),
	page,
	ownPage: {
		path: page,
		begin: '/residential/',
		sitemap: { below: '/residential', priority: 0.7, changefreq: 'weekly' },
		preview: ({ slug, name }) => ({
			name: `residential-${slug}`,
			scene: `residential-${slug}`,
			title: `Trash pickup in ${name}`,
		}),
		// RT-04, RT-05: these texts promise what holds everywhere.
		sections: {
			prefix: 'residential-',
			page: ({ name }) => `Residential: ${name}`,
			byName: {
				'weekly-pickup': {
					label: 'How pickup works',
					title: 'How Our Weekly Pickup Works',
					description:
						'When you sign up we tell you your day, and it stays the same weekday.\nSet the cart at the curb by {{carts.outBy}}, wheels toward the house and lid closed.\nA missed pickup is returned the next business day; call {{phone}} and leave the cart where it is.',
				},
				'service-introduction': {
					label: 'Introduction',
					title: 'A cart, a day and one price',
					description:
						'We are a {{familyOwned}} business from {{address.city}}. The person who answers the phone knows the driver, and service is month to month.',
				},
				'bottom-cta': {
					label: 'Bottom of the page',
					title: 'Ready for a cart?',
					description: 'Call, or send us your address, and we tell you your price and your day.',
				},
			},
		},
	},
	search: {
		group: 'residential',
		town: ({ slug }) => slug,
		text: (row, _, there) => {
			const { name } = row
			const words = townWords(row, there)
			return {
				title: there.residential ? `${name} trash{{with.recycling: and recycling}} pickup` : words.title,
				summary: words.blurb,
				keys: `${name} residential service, weekly carts, prices, pickup day`,
				context: name,
			}
		},
	},
})

/** Who picks up the trash in all areas of a town; null if we do in any of them, or if the town has no areas. */
function contractorOf(slug: string, areas: readonly PickupAreaRow[]): string | null {
	const own = areas.filter(({ town_slug }) => town_slug === slug)
	return contractorOfAll(own.map(({ contracted_to }) => contracted_to))
}

/** The contractors that pick up the trash of areas, if each has one: `Ram Waste or Poudre Haulers`; else null. */
export function contractorOfAll(contractors: readonly (string | null)[]): string | null {
	if (contractors.length === 0 || contractors.includes(null)) return null
	return listed([...new Set(contractors.filter((contractor) => contractor !== null))], 'or')
}
