export const latitude = {
	widget: 'number',
	label: 'Latitude',
	help: 'Degrees north, such as 40.4775.',
	min: -90,
	max: 90,
	isFraction: true,
	isSetUp: true,
} as const
export const longitude = {
	widget: 'number',
	label: 'Longitude',
	help: 'Degrees east; Colorado is negative, such as -104.9014.',
	min: -180,
	max: 180,
	isFraction: true,
	isSetUp: true,
} as const
export const state = {
	widget: 'text',
	label: 'State',
	help: 'Two letters.',
	max: 2,
	plain: true,
	initial: 'CO',
} as const
export const townName = { widget: 'text', label: 'Town', max: 80, plain: true } as const
export const places = {
	widget: 'lines',
	label: 'Places it covers',
	help: 'One a line. Lists of towns, the map and the look-up name these instead of the town, and lead to its page. Empty for the town alone.',
} as const
export const blurb = {
	widget: 'area',
	label: 'About this town',
	help: 'The paragraph under the heading.',
} as const
