import { capitalized } from '#platform/text/capitalized.ts'
import { mostFeatures, townFeatures, type TownService, viewsOfService } from '#app/scenes/setting.ts'
import type { Facts } from '#app/company/facts_type.ts'

export const latitude = {
	control: 'number',
	label: 'Latitude',
	hint: 'Degrees north, such as 40.25. Empty for where the town is.',
	min: -90,
	max: 90,
	isFraction: true,
	isSetUp: true,
	isFilled: true,
} as const
export const longitude = {
	control: 'number',
	label: 'Longitude',
	hint: 'Degrees east, in America with a minus, such as -83.75. Empty for where the town is.',
	min: -180,
	max: 180,
	isFraction: true,
	isSetUp: true,
	isFilled: true,
} as const
export const state = {
	control: 'text',
	label: 'State',
	hint: 'Two letters.',
	max: 2,
	plain: true,
	initial: ({ address }: Facts) => address.state,
} as const
export const townName = {
	control: 'text',
	label: 'Town',
	hint: 'Where a state has two of a name, with the county: Springfield (Clark).',
	max: 80,
	plain: true,
} as const
export const places = {
	control: 'lines',
	plain: true,
	label: 'Places it covers',
	hint: 'One a line. Lists of towns, the map and the look-up name these instead of the town, and lead to its page. Empty for the town alone.',
} as const
export const blurb = {
	control: 'textarea',
	label: 'About this town',
	hint: 'The paragraph under the heading.',
} as const

const inList = (value: string) => ({ value, label: capitalized(value) })

export const features = {
	control: 'checklist',
	label: 'What it is known by',
	hint: `Its drawn picture shows them, and says so to people who do not see it. At most ${mostFeatures}.`,
	most: mostFeatures,
	options: Object.keys(townFeatures).map(inList),
} as const
export const view = (service: TownService) =>
	({
		control: 'select',
		label: 'Where its drawn picture is seen from',
		hint: 'It decides how the truck is shown, light and season; in the mountains the land behind it, too, if the town is known by what stands there. Empty for one that no other town has.',
		options: viewsOfService[service].map(inList),
		optional: true,
	}) as const
