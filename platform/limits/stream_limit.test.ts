import { expect, test } from 'vitest'
import { StreamLimit } from './stream_limit.ts'

test('a network at its limit leaves streams for others, and may open another after it closes one', () => {
	const openStreams = new StreamLimit(100)
	const mine = Array.from({ length: 3 }, () => openStreams.acquire([{ key: 'a', max: 2 }]))
	expect(mine.map((release) => release !== null)).toEqual([true, true, false])
	expect(openStreams.acquire([{ key: 'b', max: 2 }])).not.toBeNull()
	mine[0]?.()
	mine[0]?.()
	expect(openStreams.acquire([{ key: 'a', max: 2 }])).not.toBeNull()
	expect(openStreams.acquire([{ key: 'a', max: 2 }])).toBeNull()
})

test('the total is limited too, and a refused stream is not counted', () => {
	const openStreams = new StreamLimit(1)
	const one = openStreams.acquire([
		{ key: 'a', max: 5 },
		{ key: 'site', max: 1 },
	])
	expect(openStreams.acquire([{ key: 'b', max: 5 }])).toBeNull()
	one?.()
	const next = openStreams.acquire([{ key: 'b', max: 1 }])
	expect(next).not.toBeNull()
	next?.()
	expect(openStreams.acquire([{ key: 'b', max: 1 }])).not.toBeNull()
})
