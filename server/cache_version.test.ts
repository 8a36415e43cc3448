import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentTypes } from '#app/content/content_types.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { builtInSnapshot } from '#app/content/built_in_content.server.ts'
import { pickupAreaRow } from '#test/rows.ts'
import { CacheVersion } from './cache_version.ts'

let reload: () => void = () => undefined
const snapshot = builtInSnapshot()
const content: ContentHub = {
	current: snapshot,
	types: contentTypes,
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

test('new content raises the version and notifies', () => {
	const version = new CacheVersion(content)
	const notifications: number[] = []
	version.onChange(() => notifications.push(version.current))
	reload()
	expect(version.current).toBe(1)
	expect(notifications).toEqual([1])
	version.close()
})

test('midnight at the office raises the version, midnight elsewhere does not', () => {
	vi.setSystemTime('2026-12-31T23:59:00Z')
	const version = new CacheVersion(content)
	const notifications: number[] = []
	version.onChange(() => notifications.push(version.current))
	vi.advanceTimersByTime(2 * 60_000)
	expect([version.current, notifications]).toEqual([0, []])
	vi.setSystemTime('2027-01-01T07:00:00Z')
	vi.advanceTimersByTime(60_000)
	expect([version.current, notifications]).toEqual([1, [1]])
	version.close()
})

test('FI-20 the office opening or closing makes every page stale within two seconds', () => {
	vi.setSystemTime('2026-11-23T13:59:58Z')
	const version = new CacheVersion(content)
	vi.advanceTimersByTime(1000)
	expect(version.current).toBe(0)
	vi.advanceTimersByTime(2000)
	expect(version.current).toBe(1)
	expect(version.isFresh(0, new Set(['faqs']))).toBe(false)
	vi.setSystemTime('2026-11-23T23:00:00Z')
	vi.advanceTimersByTime(1000)
	expect(version.current).toBe(2)
	version.close()
})

test('pages become stale when the trucks are back, because today’s pickup is then no longer the next one', () => {
	expect(snapshot.facts.pickup.truckOutUntilHour).toBe(18)
	vi.setSystemTime('2026-11-24T00:59:58Z')
	const version = new CacheVersion(content)
	vi.advanceTimersByTime(1000)
	expect(version.current).toBe(0)
	vi.advanceTimersByTime(2000)
	expect(version.current).toBe(1)
	version.close()
})

test('pages become stale again when the truck is back from an area whose carts must be out by 8 PM', () => {
	const areas = [null, 20].map((set_out_hour) =>
		pickupAreaRow({ id: `out-by-${set_out_hour}`, set_out_hour }),
	)
	const current = { ...snapshot, pickupAreas: { ok: true as const, rows: areas } }
	vi.setSystemTime('2026-11-24T01:00:00Z')
	const version = new CacheVersion({ ...content, current })
	vi.setSystemTime('2026-11-24T02:59:58Z')
	vi.advanceTimersByTime(1000)
	expect(version.current).toBe(0)
	vi.advanceTimersByTime(2000)
	expect(version.current).toBe(1)
	version.close()
})

test('SD-03 pages become stale at the minute after which an order is confirmed in the next week, but not at noon on another day', () => {
	const { promises } = snapshot.facts
	expect(promises.orderHours, 'of nine hours a day').toBe(4)
	vi.setSystemTime('2026-11-19T18:59:58Z')
	const version = new CacheVersion(content)
	vi.advanceTimersByTime(5000)
	expect(version.current, 'a Thursday').toBe(0)
	version.close()
	vi.setSystemTime('2026-11-20T18:59:58Z')
	const friday = new CacheVersion(content)
	vi.advanceTimersByTime(2000)
	expect(friday.current, 'due at closing').toBe(0)
	vi.advanceTimersByTime(2000)
	expect(friday.current, 'due on Monday').toBe(1)
	friday.close()
})
