import { expect, test } from 'vitest'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { pickupAreaRow } from '#test/rows.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { nextDay } from './area_content.server.ts'

const none = { ok: true, rows: [] }
const snapshot = { facts: sampleFacts, serviceAlerts: none, planned: none } as unknown as Snapshot

const area = pickupAreaRow({ weekday: 'Wednesday', recycling: 'none', has_lawn: false })

// The trucks of the sample company are out until 6 PM, Mountain Standard Time.
test.each([
	['2026-11-18T12:00:00Z', 'Wednesday, November 18', 'today'],
	['2026-11-19T00:59:59Z', 'Wednesday, November 18', 'today'],
	['2026-11-19T01:00:00Z', 'Wednesday, November 25', null],
	['2026-11-25T01:00:00Z', 'Wednesday, November 25', 'tomorrow'],
])('PD-10 at %s the next pickup of a Wednesday area is %s', (now, day, nearness) => {
	expect(nextDay(area, snapshot, new Date(now))).toMatchObject({ day, nearness })
})

test('PD-10 where carts must be out by 8 PM, today’s pickup is the next one until then', () => {
	const late = { ...area, set_out_hour: 20 }
	const dayAt = (time: string) => nextDay(late, snapshot, new Date(time))?.day
	expect(dayAt('2026-11-19T02:59:59Z')).toBe('Wednesday, November 18')
	expect(dayAt('2026-11-19T03:00:00Z')).toBe('Wednesday, November 25')
})
