import { expect, test } from 'vitest'
import type { Pickup } from '../schedule/pickups.ts'
import { greetingOf } from './greeting.ts'

const pickup = (date: string | null, reason: string | null = null): Pickup => ({
	stream: 'trash',
	scheduled: '2026-11-26',
	date,
	reason,
})
const pickups = [pickup('2026-11-19'), pickup(null, 'Snow'), pickup('2026-11-27', 'Thanksgiving Day')]

test.each([
	['2026-11-27', 'Next pickup: today'],
	['2026-11-26', 'Next pickup: tomorrow'],
	['2026-11-19', 'Next pickup: Fri, Nov 27'],
])('on %s the greeting says "%s", with the reason of a moved day', (today, text) => {
	expect(greetingOf({ area: 'old-town', next: '2026-11-27', pickups }, today)).toEqual({
		path: '/pickup-day/old-town',
		text,
		reason: 'Thanksgiving Day',
	})
})

test('there is no greeting when nothing comes', () => {
	expect(greetingOf({ area: 'old-town', next: null, pickups }, '2026-11-20')).toBeNull()
})
