import { expect, test } from 'vitest'
import { backoff } from './backoff.ts'

const most = () => 1
const least = () => 0

test.each([
	[1, 1000],
	[2, 2000],
	[10, 512_000],
	[13, 3_600_000],
	[5000, 3_600_000],
])('after attempt %i at most %i ms, and at least half of that', (attempts, ms) => {
	expect(backoff(attempts, false, most)).toBe(ms)
	expect(backoff(attempts, false, least)).toBe(ms / 2)
})

test('a refusal for good waits from an hour to a day', () => {
	expect(backoff(1, true, most)).toBe(3_600_000)
	expect(backoff(9, true, most)).toBe(24 * 3_600_000)
})
