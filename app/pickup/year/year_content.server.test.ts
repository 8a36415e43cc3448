import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { pickupAreaRow } from '#test/rows.ts'
import { yearContent } from './year_content.server.ts'

const none = { ok: true, rows: [] }
const snapshot = { facts: sampleFacts, serviceAlerts: none, planned: none } as unknown as Snapshot

test('PD-12 the year begins with the current month, marks every pickup once, and lists those moved by a holiday', () => {
	const area = pickupAreaRow({ weekday: 'Thursday', recycling: 'weekly', has_lawn: false })
	const { months, moved } = yearContent(area, snapshot, new Date('2026-11-22T19:00:00Z'))
	expect(months.map(({ name }) => name)).toEqual([
		'November 2026',
		'December 2026',
		...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'].map(
			(month) => `${month} 2027`,
		),
	])
	const days = months.flatMap(({ weeks }) => weeks.flat()).filter((day) => day !== null)
	expect(days).toHaveLength(365)
	expect(months.every(({ weeks }) => weeks.every((week) => week.length === 7))).toBe(true)
	const pickups = days.filter(({ streams }) => streams.length > 0)
	expect(pickups.length).toBeGreaterThanOrEqual(52)
	const thanksgiving = pickups.find(({ date }) => date === '2026-11-27')
	expect(thanksgiving).toMatchObject({ number: 27, isMoved: true, streams: ['trash', 'recycling'] })
	expect(pickups.some(({ date }) => date === '2026-11-26')).toBe(false)
	expect(moved[0]).toMatchObject({
		day: 'Friday, November 27',
		movedFrom: 'Thursday, November 26',
		reason: 'Thanksgiving Day',
	})
})
