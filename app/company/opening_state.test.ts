import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { openingState } from './opening_state.ts'

/** The state of an office that is open Monday to Friday, 7:00 AM to 4:00 PM in Denver. */
function stateAt(instant: string, hours: Partial<(typeof sampleFacts)['hours']> | object = {}) {
	const { text, until } = openingState(new Date(instant), {
		...sampleFacts,
		hours: { ...sampleFacts.hours, ...hours },
	})
	return [text, new Date(until).toISOString()]
}

test.each([
	['just opened', '2026-11-23T14:00:00Z', 'Open until 4:00 PM', '2026-11-23T23:00:00.000Z'],
	['in its last minute', '2026-11-23T22:59:59Z', 'Open until 4:00 PM', '2026-11-23T23:00:00.000Z'],
	['just closed', '2026-11-23T23:00:00Z', 'Opens Tuesday 7:00 AM', '2026-11-24T14:00:00.000Z'],
	['before it opens', '2026-11-23T13:59:00Z', 'Opens Monday 7:00 AM', '2026-11-23T14:00:00.000Z'],
	['on Friday evening', '2026-11-28T01:00:00Z', 'Opens Monday 7:00 AM', '2026-11-30T14:00:00.000Z'],
	['before Thanksgiving', '2026-11-26T00:00:00Z', 'Opens Friday 7:00 AM', '2026-11-27T14:00:00.000Z'],
	['in summer time', '2026-07-06T12:59:00Z', 'Opens Monday 7:00 AM', '2026-07-06T13:00:00.000Z'],
])('FI-20 %s the office says when it closes or opens', (_, instant, text, until) => {
	expect(stateAt(instant)).toEqual([text, until])
})

test('FI-20 a closed day of the office counts, and an opening a week away is given with its date', () => {
	const closedDays = [{ date: '2026-11-24', name: 'Family day', pickups: 'usual' }]
	expect(stateAt('2026-11-24T16:00:00Z', { closedDays })).toEqual([
		'Opens Wednesday 7:00 AM',
		'2026-11-25T14:00:00.000Z',
	])
	expect(stateAt('2026-11-23T23:30:00Z', { days: [1] })[0]).toBe('Opens November 30, 7:00 AM')
})
