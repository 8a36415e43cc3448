import { sizes } from '#app/company/sizes.ts'
import { streamNames, streams } from '#app/pickup/schedule/streams.ts'
import { serviceKinds } from './kinds.ts'

const { small, large, lawn } = sizes.carts

export const kinds = serviceKinds.map(({ value, label }) => ({ value, label }))

/** The streams that a missed pickup may concern. */
export const leftStreams = streams.map((value) => ({
	value,
	label: streamNames[value],
	...(value === 'lawn' && { service: value }),
}))

/** The carts, by content and size. */
export const carts = [
	{ value: 'trash-small', label: `Trash, ${small} gallons` },
	{ value: 'trash-large', label: `Trash, ${large} gallons` },
	{ value: 'recycling', label: 'Recycling' },
	{ value: 'lawn', label: `Lawn, ${lawn} gallons`, service: 'lawn' },
] as const

export const cartProblems = [
	{ value: 'lid', label: 'The lid is broken' },
	{ value: 'wheel', label: 'A wheel or the axle is broken' },
	{ value: 'split', label: 'It is split or crushed' },
	{ value: 'gone', label: 'It is gone' },
	{ value: 'other', label: 'Something else' },
] as const

export const cartChanges = [
	{ value: 'add', label: 'Bring one more' },
	{ value: 'swap', label: 'Swap mine for this one' },
	{ value: 'remove', label: 'Take one away' },
] as const
