import { expect, test } from 'vitest'
import { StreamSeats } from './stream_seats.ts'

test('a network that holds its share leaves seats for others, and gets one again when it frees one', () => {
	const seats = new StreamSeats(100)
	const mine = Array.from({ length: 3 }, () => seats.take([{ key: 'a', most: 2 }]))
	expect(mine.map((seat) => seat !== null)).toEqual([true, true, false])
	expect(seats.take([{ key: 'b', most: 2 }])).not.toBeNull()
	mine[0]?.()
	mine[0]?.()
	expect(seats.take([{ key: 'a', most: 2 }])).not.toBeNull()
	expect(seats.take([{ key: 'a', most: 2 }])).toBeNull()
})

test('all together hold no more than there are, and a refused seat counts for nobody', () => {
	const seats = new StreamSeats(1)
	const one = seats.take([
		{ key: 'a', most: 5 },
		{ key: 'site', most: 1 },
	])
	expect(seats.take([{ key: 'b', most: 5 }])).toBeNull()
	one?.()
	const next = seats.take([{ key: 'b', most: 1 }])
	expect(next).not.toBeNull()
	next?.()
	expect(seats.take([{ key: 'b', most: 1 }])).not.toBeNull()
})
