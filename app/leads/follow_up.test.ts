import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { nearFollowUps } from './follow_up.ts'

const near = (date: string, closed: string[] = []) => {
	const closedDays = closed.map((day) => ({ date: day, name: 'Closed', pickups: 'usual' as const }))
	const facts = { ...sampleFacts, hours: { ...sampleFacts.hours, closedDays } }
	return nearFollowUps(facts, new Date(`${date}T17:00:00.000Z`)).map(({ label }) => label)
}

test('SD-71 the suggested follow-up days are days on which the office is open', () => {
	expect(near('2026-11-16')).toEqual([
		'Tomorrow: Tue, Nov 17',
		'In 3 days: Thu, Nov 19',
		'Next Monday: Mon, Nov 23',
	])
	expect(near('2026-11-18'), 'a Wednesday: in three days nobody is there').toEqual([
		'Tomorrow: Thu, Nov 19',
		'Next Monday: Mon, Nov 23',
	])
	expect(near('2026-11-20'), 'a Friday').toEqual(['Next open day: Mon, Nov 23'])
	expect(near('2026-11-18', ['2026-11-19', '2026-11-23'])).toEqual([
		'Next open day: Fri, Nov 20',
		'Tue, Nov 24',
	])
})
