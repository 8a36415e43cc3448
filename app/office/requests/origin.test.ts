import { expect, test } from 'vitest'
import { formatOrigin } from './origin.ts'

const everything = { from: null, to: null, town: null, page: null }

test.each([
	['2025-01-01', '2025-12-31', 'January 1 to December 31, 2025'],
	['2026-12-28', '2027-01-03', 'December 28, 2026 to January 3, 2027'],
	['2025-11-20', '2025-11-20', 'Thursday, November 20, 2025'],
	['2025-11-20', null, 'since November 20, 2025'],
	[null, '2025-11-20', 'until November 20, 2025'],
])('SD-130 the filter for requests from %s to %s is written with its year', (from, to, words) => {
	expect(formatOrigin({ ...everything, from, to })).toBe(words)
})
