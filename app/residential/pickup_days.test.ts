import { expect, test } from 'vitest'
import { townDays } from '#app/company/routes.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { formatPickupDays } from './pickup_days.ts'

test.each([
	['fort-collins', 'Monday or Tuesday'],
	['greeley', 'Monday or Tuesday'],
	['wellington', 'Monday'],
	['windsor', 'Wednesday or Thursday'],
	['severance', 'Thursday'],
	['north-county', 'Friday'],
	['nowhere', 'Same weekday every week'],
])('RT-05 %s: %s', (slug, words) => {
	expect(formatPickupDays(townDays(sampleFacts.routes, slug))).toBe(words)
})
