import { pictures } from '#app/pictures/manifest.ts'
import type { PricingInfo, ResidentialTownRow } from '#db/content_rows.ts'
import { seededAt } from './seeded_at.ts'

type Town = Pick<
	ResidentialTownRow,
	'slug' | 'name' | 'local_blurb' | 'meta_title' | 'meta_description' | 'latitude' | 'longitude'
> & { columns: Readonly<PricingInfo['columns']> }

/** Pickup days are named only for the towns whose day is fixed: Fort Collins, Greeley, Wellington (RT-05). */
const towns = [
	{
		slug: 'windsor',
		name: 'Windsor',
		local_blurb:
			'Windsor straddles the line between Weld and Larimer counties, and our truck has never minded it. From the boardwalk at Windsor Lake to the new roofs in RainDance, you get one cart, one price and one day a week. The wind off the foothills arrives here first, so we tell you how to keep a lid on it.',
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
			'In Fort Collins we come on Monday or Tuesday, depending on your street. We know the alleys behind Mountain Avenue, the trains that hold up Mason Street, and what the curbs near campus look like in move-out week. Give us your cross streets and we tell you which of the two days is yours.',
		meta_title: 'Fort Collins Trash & Recycling | {{company}}',
		meta_description:
			'Fort Collins trash pickup, Monday or Tuesday, from {{price.cart65}} a month. Old Town alleys to Harmony Road. Month to month. {{phone}}.',
		latitude: 40.5853,
		longitude: -105.0844,
		columns: ['Service', 'Price'],
	},
	{
		slug: 'wellington',
		name: 'Wellington',
		local_blurb:
			'Monday is trash day in Wellington. It is the windiest stop on our routes and the last town before the Wyoming line, so we watch the I-25 gates as closely as you do. Along Cleveland Avenue and out past the Boxelder, the same crew drives every week and knows which carts need turning away from the gusts.',
		meta_title: 'Wellington Trash Pickup on Mondays | {{company}}',
		meta_description:
			'Monday trash pickup in Wellington from {{price.cart65}} a month, wind or no wind. Add recycling if you like. No contract. {{phone}}.',
		latitude: 40.7039,
		longitude: -105.0086,
		columns: ['Service', 'Price'],
	},
	{
		slug: 'greeley',
		name: 'Greeley',
		local_blurb:
			'Greeley goes out on Monday or Tuesday. Numbered streets and avenues make it the easiest town to find a house in and the easiest to promise a day for. Stampede traffic in early summer, hail in July, leaves from the big elms in October: we have hauled through all of it, from the university to the west side.',
		meta_title: 'Greeley Trash & Recycling Pickup | {{company}}',
		meta_description:
			'Greeley trash pickup on Monday or Tuesday, from {{price.cart65}} a month. Recycling on the same day if you want it. Call {{phone}}.',
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
			'Weekly trash pickup in Severance from {{price.cart65}} a month, in new streets and on county roads alike. No contract. {{phone}}.',
		latitude: 40.5241,
		longitude: -104.8511,
		columns: ['Cart Type', 'Monthly Price'],
	},
] as const satisfies readonly Town[]

const items: PricingInfo['items'] = [
	{ service: '{{cart.small}}-gallon cart, emptied weekly', price: '{{price.cart65}}/month' },
	{ service: '{{cart.large}}-gallon cart, emptied weekly', price: '{{price.cart96}}/month' },
	{ service: 'Recycling, same day as trash (optional)', price: '+{{price.recycling}}/month' },
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
	is_active: true,
	updated_at: seededAt,
}))
