import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ContentHub, builtInSnapshot } from '#app/content/snapshot.server.ts'
import { Edition } from './edition.ts'

let reload: () => void = () => undefined
const snapshot = builtInSnapshot()
const content: ContentHub = {
	current: snapshot,
	builtIn: snapshot,
	reload: async () => snapshot,
	onReload(listener) {
		reload = () => listener(snapshot, snapshot)
		return () => undefined
	},
	close: () => undefined,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('new content makes a new edition and tells of it', () => {
	const edition = new Edition(content)
	const told: number[] = []
	edition.onRise(() => told.push(edition.current))
	reload()
	expect(edition.current).toBe(1)
	expect(told).toEqual([1])
	edition.close()
})

test('midnight at the office makes a new edition, midnight elsewhere does not', () => {
	vi.setSystemTime('2026-12-31T23:59:00Z')
	const edition = new Edition(content)
	const told: number[] = []
	edition.onRise(() => told.push(edition.current))
	vi.advanceTimersByTime(2 * 60_000)
	expect([edition.current, told]).toEqual([0, []])
	vi.setSystemTime('2027-01-01T07:00:00Z')
	vi.advanceTimersByTime(60_000)
	expect([edition.current, told]).toEqual([1, [1]])
	edition.close()
})
