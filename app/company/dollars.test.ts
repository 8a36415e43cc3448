import { expect, test } from 'vitest'
import { formatDollars, sumDollars } from './dollars.ts'

test.each([
	[43, '$43'],
	[43.5, '$43.50'],
	[24.05, '$24.05'],
	[1200, '$1,200'],
	[9999.99, '$9,999.99'],
	[0, '$0'],
])('SD-137 %d dollars read %s', (dollars, text) => {
	expect(formatDollars(dollars)).toBe(text)
})

test('SD-137 sums are exact to the cent', () => {
	expect(0.1 + 0.2, 'what the sum of cents avoids').not.toBe(0.3)
	expect(sumDollars([0.1, 0.2])).toBe(0.3)
	expect(sumDollars([29.99, 10.01, 4.35])).toBe(44.35)
	expect(sumDollars([])).toBe(0)
})
