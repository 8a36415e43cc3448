import { expect, test } from 'vitest'
import { RefillingLimit } from './refilling_limit.ts'

test('allows a burst, and then a fixed number per second', () => {
	const pace = new RefillingLimit(3, 2)
	const taken = (now: number) => Array.from({ length: 5 }, () => pace.take(now)).filter(Boolean).length
	expect(taken(1000)).toBe(3)
	expect(taken(1400)).toBe(0)
	expect(taken(2500)).toBe(3)
	expect(taken(3500)).toBe(2)
	expect(taken(60_000), 'and saves up no more').toBe(3)
})
