import { pictures } from '#app/scenes/manifest.ts'
import type { PricingInfo, ResidentialTownRow } from '#db/content_rows.ts'
import { seededAt } from './seeded_at.ts'

type Town = Pick<
	ResidentialTownRow,
	'slug' | 'name' | 'local_blurb' | 'meta_title' | 'meta_description' | 'latitude' | 'longitude'
> & { columns: Readonly<PricingInfo['columns']> }

/** Pickup days are those of the towns' areas: RT-05 has them named for Fort Collins, Greeley and Wellington. */
const towns = [
	{
		slug: 'windsor',
		name: 'Windsor',
		local_blurb:
			'Windsor straddles the line between Weld and Larimer counties, and our truck has never minded it. From the boardwalk at Windsor Lake to the new roofs in RainDance, you get one cart, one price and one day a week. When the wind comes off the foothills, close the lid and turn the handle into it.',
		meta_title: 'Windsor Trash & Recycling Pickup | {{company}}',
		meta_description:
			'Weekly trash pickup in Windsor from {{price.cart65}} a month, lake to RainDance. Optional recycling, no contract. Call {{phone}}.',
		latitude: 40.4775,
		longitude: -104.9014,
		columns: ['Cart Type', 'Monthly Price'],
	},
	{
		slug: 'fort-collins',
		name: 'Fort Collins',
		local_blurb:
			'In Fort Collins we come on {{days.fort-collins}}. We know the alleys behind Mountain Avenue, the trains that hold up Mason Street, and what the curbs near campus look like in move-out week. Give us your cross streets and we tell you which day is yours.',
		meta_title: 'Fort Collins Trash & Recycling | {{company}}',
		meta_description:
			'Trash pickup in Fort Collins from {{price.cart65}} a month, from Old Town alleys to Harmony Road. We come on {{days.fort-collins}}. Call {{phone}}.',
		latitude: 40.5853,
		longitude: -105.0844,
		columns: ['Service', 'Price'],
	},
	{
		slug: 'wellington',
		name: 'Wellington',
		local_blurb:
			'Trash day in Wellington is {{days.wellington}}. The town is the last one before the Wyoming line, so we watch the I-25 gates as closely as you do. Along Cleveland Avenue and out past the Boxelder, turn the cart away from the gusts.',
		meta_title: 'Wellington Trash & Recycling | {{company}}',
		meta_description:
			'Trash pickup in Wellington from {{price.cart65}} a month, wind or no wind. Our day there is {{days.wellington}}. No contract. Call {{phone}}.',
		latitude: 40.7039,
		longitude: -105.0086,
		columns: ['Service', 'Price'],
	},
	{
		slug: 'greeley',
		name: 'Greeley',
		local_blurb:
			'Greeley goes out on {{days.greeley}}. Numbered streets and avenues make a house here easy to find. Stampede traffic in early summer, students moving in August, leaves from the big elms in October: we have hauled through all of it, from the university to the west side.',
		meta_title: 'Greeley Trash & Recycling Pickup | {{company}}',
		meta_description:
			'Greeley trash pickup from {{price.cart65}} a month, with recycling if you want it. We come on {{days.greeley}}. Call {{phone}}.',
		latitude: 40.4233,
		longitude: -104.7091,
		columns: ['Cart Type', 'Monthly Price'],
	},
	{
		slug: 'north-county',
		name: 'North County',
		local_blurb:
			'North County is Laporte, Bellvue and the ranch roads that leave Overland Trail and Highway 287. There are gates here, gravel, the odd cattle guard and the odd bear. We sort out the pickup spot with you before the first day, because at the end of a long lane that is what decides whether trash day works.',
		meta_title: 'North County Trash: Laporte & Bellvue | {{company}}',
		meta_description:
			'Rural trash pickup for Laporte, Bellvue and the roads beyond, from {{price.cart65}} a month. We plan the spot with you. {{phone}}.',
		latitude: 40.6264,
		longitude: -105.1394,
		columns: ['Service', 'Price'],
	},
	{
		slug: 'severance',
		name: 'Severance',
		local_blurb:
			'Severance once had to vote to make snowball fights legal, so nobody here needs a lecture on winter. In Weld County the odd-numbered roads run north and south and the even ones run east and west; give us the two that cross near you and we know the way. New streets get carts as soon as the moving trucks have left.',
		meta_title: 'Severance Trash & Recycling Pickup | {{company}}',
		meta_description:
			'Weekly trash pickup in Severance from {{price.cart65}} a month, on new streets and county roads alike. No contract. {{phone}}.',
		latitude: 40.5241,
		longitude: -104.8511,
		columns: ['Cart Type', 'Monthly Price'],
	},
] as const satisfies readonly Town[]

const items: PricingInfo['items'] = [
	{ service: '{{cart.small}}-gallon cart, emptied weekly', price: '{{price.cart65}}/month' },
	{ service: '{{cart.large}}-gallon cart, emptied weekly', price: '{{price.cart96}}/month' },
	{ service: 'Recycling, {{recycling.short}} (optional)', price: '+{{price.recycling}}/month' },
	{
		service: 'Lawn pickup, one {{cart.lawn}}-gallon can, {{lawn.season}} (optional)',
		price: '+{{price.lawn}}/month',
	},
]

export const residentialTowns: readonly ResidentialTownRow[] = towns.map(({ columns, ...town }) => ({
	id: `residential-${town.slug}`,
	...town,
	state: 'CO',
	hero_image_url: `/pictures/residential-${town.slug}.svg`,
	hero_alt_text: pictures[`residential-${town.slug}`],
	pricing_info: JSON.stringify({ columns, items }),
	contracted_to: null,
	places: town.slug === 'north-county' ? ['Laporte', 'Bellvue'] : [],
	is_active: true,
	updated_at: seededAt,
}))
