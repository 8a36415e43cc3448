import { expect, test } from 'vitest'
import { mergeThreeWays } from './three_way_merge.server.ts'

const base: Record<string, unknown> = { cart: 29, recycling: 10, days: [1, 2] }

test('a value that only one side changed is kept; one that both changed is mine, and is reported', () => {
	expect(
		mergeThreeWays({
			base,
			theirs: { cart: 33, recycling: 12, days: [1, 2] },
			mine: { cart: 34, recycling: 10, days: [1] },
		}),
	).toEqual({ values: { cart: 34, recycling: 12, days: [1] }, collisions: ['cart'] })
})

test('the same change on both sides is no conflict, nor is one that was reverted', () => {
	expect(
		mergeThreeWays({ base, theirs: { ...base, cart: 33 }, mine: { ...base, cart: 33, days: [1, 2] } }),
	).toEqual({ values: { ...base, cart: 33 }, collisions: [] })
})

test('a field that the form did not have keeps their value', () => {
	expect(mergeThreeWays({ base, theirs: { ...base, recycling: 12 }, mine: { cart: 30 } })).toEqual({
		values: { cart: 30, recycling: 12, days: [1, 2] },
		collisions: [],
	})
})

test('without a known base, every difference is a conflict', () => {
	const theirs = { ...base, recycling: 12 }
	expect(mergeThreeWays({ base: null, theirs, mine: base })).toEqual({
		values: base,
		collisions: ['recycling'],
	})
	expect(mergeThreeWays({ base: { cart: 29 }, theirs, mine: base }).collisions).toEqual(['recycling'])
})
