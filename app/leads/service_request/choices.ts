import type { Facts } from '#app/company/facts_type.ts'
import type { OfferedBy } from '../form_definition.ts'
import { streamNames, streams } from '#app/pickup/schedule/streams.ts'
import { serviceKinds } from './kinds.ts'

export const kinds = serviceKinds.map(({ value, label }) => ({ value, label }))

/** The streams of a missed pickup. */
export const leftStreams = streams.map((value) => ({
	value,
	label: streamNames[value],
	...(value !== 'trash' && { service: value }),
}))

/** The carts, by content and size; stored by these labels. */
export const carts = ({ carts: sizes, lawnCan, services }: OfferedBy) =>
	[
		...sizes.map(({ gallons }) => `Trash, ${gallons} gallons`),
		...(services.recycling ? [recyclingCart] : []),
		...(services.lawn ? [lawnCan ? `Lawn, ${lawnCan.gallons} gallons` : 'Lawn'] : []),
	].map((words) => ({ value: words, label: words }))

const recyclingCart = 'Recycling'

/** The monthly price of the wanted cart; null for an unknown cart. */
export function wantedPrice(wanted: unknown, facts: OfferedBy & Pick<Facts, 'prices'>): number | null {
	const at = carts(facts).findIndex(({ value }) => value === wanted)
	if (at === -1) return null
	const { recycling, lawn } = facts.prices
	return facts.carts[at]?.price ?? (wanted === recyclingCart ? recycling : lawn)
}

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
