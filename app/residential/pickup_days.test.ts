import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { formatPickupDays, pickupDays } from './pickup_days.ts'

test.each([
	['fort-collins', 'Monday or Tuesday'],
	['greeley', 'Monday or Tuesday'],
	['wellington', 'Monday'],
	['windsor', 'Wednesday or Thursday'],
	['severance', 'Thursday'],
	['north-county', 'Friday'],
	['nowhere', 'Same weekday every week'],
])('RT-05 %s: %s', (slug, words) => {
	expect(formatPickupDays(pickupDays(slug, sampleFacts))).toBe(words)
})
