import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answersWithin, createChangeBell } from './change_bell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('one ring is told at once, and once', () => {
	const bell = createChangeBell()
	const heard = vi.fn<() => void>()
	bell.onRing(heard)
	bell.ring()
	expect(heard).toHaveBeenCalledTimes(1)
	vi.advanceTimersByTime(1000)
	expect(heard).toHaveBeenCalledTimes(1)
})

test('of a burst, what follows the first ring is told together and is not lost', () => {
	const bell = createChangeBell()
	const heard = vi.fn<() => void>()
	bell.onRing(heard)
	for (let ring = 0; ring < 100; ring += 1) bell.ring()
	expect(heard).toHaveBeenCalledTimes(1)
	vi.advanceTimersByTime(1000)
	expect(heard).toHaveBeenCalledTimes(2)
})

test('nobody is told after unsubscribing, nor after closing', () => {
	const bell = createChangeBell()
	const gone = vi.fn<() => void>()
	const stays = vi.fn<() => void>()
	const unsubscribe = bell.onRing(gone)
	bell.onRing(stays)
	unsubscribe()
	bell.ring()
	bell.ring()
	bell.close()
	vi.advanceTimersByTime(1000)
	expect(gone).not.toHaveBeenCalled()
	expect(stays).toHaveBeenCalledTimes(1)
})

test('a question is answered in time, too late, or not at all', async () => {
	const late = answersWithin(50, new Promise(() => {}))
	await vi.advanceTimersByTimeAsync(50)
	expect(await late).toBe(false)
	expect(await answersWithin(50, Promise.resolve())).toBe(true)
	expect(await answersWithin(50, Promise.reject(new Error('down')))).toBe(false)
})
