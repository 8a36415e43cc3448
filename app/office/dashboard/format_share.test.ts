import { expect, test } from 'vitest'
import { formatShare } from './format_share.ts'

test.each([
	[199, 200, '99%'],
	[200, 200, '100%'],
	[2, 3, '66%'],
	[29, 100, '29%'],
	[0, 5, '0%'],
	[0, 0, 'none due'],
])('SD-128 FI-96 %i of %i in time is %s', (part, all, shown) => {
	expect(formatShare(part, all)).toBe(shown)
})
