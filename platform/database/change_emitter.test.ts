import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createChangeEmitter } from './change_emitter.ts'
import { succeedsWithin } from './with_timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a single event is reported immediately, and only once', () => {
	const emitter = createChangeEmitter()
	const notified = vi.fn<() => void>()
	emitter.subscribe(notified)
	emitter.emit()
	expect(notified).toHaveBeenCalledTimes(1)
	vi.advanceTimersByTime(1000)
	expect(notified).toHaveBeenCalledTimes(1)
})

test('in a burst, the first event is reported immediately and the others together afterward', () => {
	const emitter = createChangeEmitter()
	const notified = vi.fn<() => void>()
	emitter.subscribe(notified)
	for (let emit = 0; emit < 100; emit += 1) emitter.emit()
	expect(notified).toHaveBeenCalledTimes(1)
	vi.advanceTimersByTime(1000)
	expect(notified).toHaveBeenCalledTimes(2)
})

test('nobody is notified after unsubscribing or closing', () => {
	const emitter = createChangeEmitter()
	const gone = vi.fn<() => void>()
	const stays = vi.fn<() => void>()
	const unsubscribe = emitter.subscribe(gone)
	emitter.subscribe(stays)
	unsubscribe()
	emitter.emit()
	emitter.emit()
	emitter.close()
	vi.advanceTimersByTime(1000)
	expect(gone).not.toHaveBeenCalled()
	expect(stays).toHaveBeenCalledTimes(1)
})

test('a query succeeds in time, too late, or never', async () => {
	const late = succeedsWithin(50, new Promise(() => {}))
	await vi.advanceTimersByTimeAsync(50)
	expect(await late).toBe(false)
	expect(await succeedsWithin(50, Promise.resolve())).toBe(true)
	expect(await succeedsWithin(50, Promise.reject(new Error('down')))).toBe(false)
})
