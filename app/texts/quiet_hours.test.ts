import { sampleFacts } from '#test/sample_facts.ts'
import { expect, test } from 'vitest'
import { mayLeaveAt } from './quiet_hours.ts'

test.each([
	['before 8 AM', '2026-11-18T14:59:59.999Z', '2026-11-18T15:00:00.000Z'],
	['at 8 AM', '2026-11-18T15:00:00.000Z', '2026-11-18T15:00:00.000Z'],
	['just before 8 PM', '2026-11-19T02:59:59.000Z', '2026-11-19T02:59:59.000Z'],
	['from 8 PM on', '2026-11-19T03:00:00.000Z', '2026-11-19T15:00:00.000Z'],
	['after midnight', '2026-11-19T08:00:00.000Z', '2026-11-19T15:00:00.000Z'],
	['the night clocks are set forward', '2026-03-08T04:30:00.000Z', '2026-03-08T14:00:00.000Z'],
	['the night clocks are set back', '2026-11-01T03:30:00.000Z', '2026-11-01T15:00:00.000Z'],
])('SD-103 a text written %s is sent between 8 AM and 8 PM by the company’s clock', (_, now, leaves) => {
	expect(mayLeaveAt(new Date(now), sampleFacts).toISOString()).toBe(leaves)
})
