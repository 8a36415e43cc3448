import { expect, test } from 'vitest'
import { mergeThreeWays } from './three_way_merge.server.ts'

const base: Record<string, unknown> = { cart: 29, recycling: 10, days: [1, 2] }

test('each keeps what only they changed; what both changed is mine, and named', () => {
	expect(
		mergeThreeWays({
			base,
			theirs: { cart: 33, recycling: 12, days: [1, 2] },
			mine: { cart: 34, recycling: 10, days: [1] },
		}),
	).toEqual({ values: { cart: 34, recycling: 12, days: [1] }, collisions: ['cart'] })
})

test('the same change by both is no collision, nor is one that was taken back', () => {
	expect(
		mergeThreeWays({ base, theirs: { ...base, cart: 33 }, mine: { ...base, cart: 33, days: [1, 2] } }),
	).toEqual({ values: { ...base, cart: 33 }, collisions: [] })
})

test('what the form did not hold stays theirs', () => {
	expect(mergeThreeWays({ base, theirs: { ...base, recycling: 12 }, mine: { cart: 30 } })).toEqual({
		values: { cart: 30, recycling: 12, days: [1, 2] },
		collisions: [],
	})
})

test('where nobody knows how it began, everything that differs is asked about', () => {
	const theirs = { ...base, recycling: 12 }
	expect(mergeThreeWays({ base: null, theirs, mine: base })).toEqual({
		values: base,
		collisions: ['recycling'],
	})
	expect(mergeThreeWays({ base: { cart: 29 }, theirs, mine: base }).collisions).toEqual(['recycling'])
})
