import { expect, test } from 'vitest'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { dumpsterPickups } from './size_facts.ts'
import { sampleFacts } from '#test/sample_facts.ts'

const said = (...pickups: readonly string[][]) => {
	const text = 'Dumpsters. We empty them {{commercial.pickups}}. {{with.pickupSchedules}}It can change.'
	return fillPlaceholders(
		text,
		{
			...sampleFacts,
			dumpsterPickups: dumpsterPickups(pickups.map((pickup_options) => ({ pickup_options }))),
		},
		new Date('2026-11-21T12:00:00Z'),
	)
}

test('CM-02 CM-07 copy names exactly the schedules that the sizes list, each once', () => {
	expect(said(['Weekly', 'Bi-weekly', 'Monthly', 'On-demand'], ['Weekly'])).toBe(
		'Dumpsters. We empty them weekly, bi-weekly, monthly or when you call. It can change.',
	)
	expect(said(['Weekly'], ['Weekly'])).toBe('Dumpsters. We empty them weekly.')
	expect(said(['Twice a week'], ['Mondays', 'will call'])).toBe(
		'Dumpsters. We empty them twice a week, Mondays or when you call. It can change.',
	)
	expect(said([], [])).toBe('Dumpsters.')
})
