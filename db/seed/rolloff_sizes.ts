import type { RolloffSizeRow } from '#db/content_rows.ts'
import { seededAt } from './seeded_at.ts'

type Size = Pick<RolloffSizeRow, 'cubic_yards' | 'description' | 'detailed_description' | 'ideal_for'>

const sizes: readonly Size[] = [
	{
		cubic_yards: 12,
		description: 'One room or one garage. Short enough for most driveways.',
		detailed_description:
			'The smallest we rent, and the one that fits where the others don’t. Its {{rolloff.12.length}} feet leave room in a driveway for your car. It holds {{rolloff.12.loads}} pickup loads and {{rolloff.12.tons}} tons, so it is also the right one for dirt, concrete and other heavy things in small amounts.',
		ideal_for: [
			'A garage or shed cleanout',
			'One bathroom',
			'Yard work and landscaping',
			'Dirt and concrete',
		],
	},
	{
		cubic_yards: 15,
		description: 'A kitchen, a deck, or a basement with a few years in it.',
		detailed_description:
			'Two feet longer than the 12-yard, half a foot taller, and still low enough to throw things over the side. It holds {{rolloff.15.loads}} pickup loads and {{rolloff.15.tons}} tons. Most people who are doing one part of a house end up here.',
		ideal_for: ['A kitchen remodel', 'A deck or fence', 'A basement cleanout', 'Flooring from several rooms'],
	},
	{
		cubic_yards: 20,
		description: 'Several rooms, a roof, or a move with a lot left over.',
		detailed_description:
			'Long and low: {{rolloff.20.length}} feet of it, with a rear door you can walk through with a sofa. It holds {{rolloff.20.loads}} pickup loads and {{rolloff.20.tons}} tons. When people can’t decide, this is usually the answer.',
		ideal_for: ['A roof', 'Several rooms at once', 'A house move or estate', 'Siding and windows'],
	},
	{
		cubic_yards: 30,
		description: 'A whole house or a building site.',
		detailed_description:
			'The same footprint as the 20-yard with sides {{rolloff.30.height}} feet high. It holds {{rolloff.30.loads}} pickup loads and {{rolloff.30.tons}} tons. You will load through the rear door until it is half full, so put big pieces in first and stand them up.',
		ideal_for: ['A whole-house cleanout', 'New construction', 'An addition', 'Demolition'],
	},
]

export const rolloffSizes: readonly RolloffSizeRow[] = sizes.map((size, index) => ({
	id: `rolloff-${size.cubic_yards}-yard`,
	slug: `${size.cubic_yards}-yard`,
	size_label: `${size.cubic_yards} Yard`,
	...size,
	display_order: index + 1,
	updated_at: seededAt,
}))
