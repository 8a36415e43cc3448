/**
 * What the service-area map says, in units of the view box, x to the east and y to the south. Written by art/map.ts from
 * latitudes and longitudes; `sign` is where a road's number stands, `label` on which side of its dot a town's name.
 */
export const serviceMap = {
	viewBox: '0 0 1040 800',
	unitsPerKilometer: 9.47,
	towns: [
		{ name: 'Windsor', slug: 'windsor', x: 655, y: 403, label: 'right' },
		{ name: 'Fort Collins', slug: 'fort-collins', x: 509, y: 289, label: 'right' },
		{ name: 'Wellington', slug: 'wellington', x: 570, y: 164, label: 'right' },
		{ name: 'Timnath', slug: 'timnath', x: 588, y: 349, label: 'above' },
		{ name: 'Greeley', slug: 'greeley', x: 809, y: 460, label: 'left' },
		{ name: 'Loveland', slug: 'loveland', x: 516, y: 487, label: 'left' },
		{ name: 'Severance', slug: 'severance', x: 696, y: 353, label: 'right' },
		{ name: 'Longmont', slug: 'longmont', x: 495, y: 729, label: 'left' },
		{ name: 'Berthoud', slug: 'berthoud', x: 512, y: 581, label: 'left' },
		{ name: 'Laporte', slug: 'laporte', x: 465, y: 246, label: 'right' },
		{ name: 'Bellvue', slug: 'bellvue', x: 439, y: 247, label: 'left' },
	],
	area: {
		name: 'Northern Communities',
		slug: 'northern-communities',
		around: 'Red Feather Lakes',
		x: 110,
		y: 61,
	},
	roads: [
		{ name: 'I-25', sign: { x: 592, y: 658 } },
		{ name: 'US-287', sign: { x: 494, y: 658 } },
		{ name: 'US-34', sign: { x: 637, y: 480 } },
	],
} as const
