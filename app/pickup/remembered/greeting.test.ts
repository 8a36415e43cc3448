import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import type { Pickup } from '../schedule/pickups.ts'
import { greetingOf } from './greeting.ts'

const pickup = (date: string | null, reason: string | null = null): Pickup => ({
	stream: 'trash',
	scheduled: '2026-11-26',
	date,
	reason,
})

test.each([
	['2026-11-27', '17:59', 'Next pickup: today'],
	['2026-11-26', '23:00', 'Next pickup: tomorrow'],
	['2026-11-20', '07:00', 'Next pickup: Fri, Nov 27'],
	['2026-11-19', '18:00', 'Next pickup: Fri, Nov 27'],
])('on %s at %s the greeting says "%s", with the reason of a moved day', (date, time, text) => {
	const pickups = [pickup('2026-11-19'), pickup(null, 'Snow'), pickup('2026-11-27', 'Thanksgiving Day')]
	expect(greetingOf('old-town', pickups, { date, time }, sampleFacts)).toEqual({
		path: '/pickup-day/old-town',
		text,
		reason: 'Thanksgiving Day',
	})
})

test('there is no greeting when nothing comes', () => {
	const now = { date: '2026-11-20', time: '07:00' }
	expect(greetingOf('old-town', [pickup('2026-11-19'), pickup(null)], now, sampleFacts)).toBeNull()
})
