import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { factFields, factRules } from './facts_schema.ts'
import { factText } from './fact_text.ts'
import { formatFact } from './format_fact.ts'

const parse = (name: string, sent: unknown) => factFields.get(name)?.schema.safeParse(sent)
const told = (name: string, sent: unknown) => parse(name, sent)?.error?.issues[0]?.message

test('SD-138 the form sends every holiday, and values equal to the built-in ones are not stored', () => {
	const text = factText({}, 'holidays')
	expect(text).toContain('newYear:moved')
	expect(text).toContain('juneteenth:open')
	expect(parse('hours.holidays', text)?.data).toEqual({})
	const changed = text.replace('juneteenth:open', 'juneteenth:usual').replace('labor:moved', 'labor:open')
	const rules = { juneteenth: 'usual', labor: 'open' }
	expect(parse('hours.holidays', changed)?.data).toEqual(rules)
	expect(parse('hours.holidays', factText(rules, 'holidays'))?.data).toEqual(rules)
	expect(formatFact('holidays', rules)).toBe(
		"New Year's Day, Memorial Day, Independence Day, Thanksgiving Day, Christmas Day; only the office closed: Juneteenth",
	)
	expect(told('hours.holidays', 'labor:never')).toBe('Please choose what each holiday means.')
})

test('SD-138 closed days are read as date, name and pickups, empty ones are skipped, and the rest are sorted by date', () => {
	const days = [
		{ date: '2027-01-12', name: 'Blizzard', pickups: 'moved' },
		{ date: '2027-06-10', name: 'Family day', pickups: 'usual' },
	]
	const sent = '2027-06-10\n Family  day \nusual\n\n\nmoved\n2027-01-12\nBlizzard\nmoved\n\n\nmoved'
	expect(parse('hours.closedDays', sent)?.data).toEqual(days)
	expect(parse('hours.closedDays', factText(days, 'closedDays'))?.data).toEqual(days)
	expect(parse('hours.closedDays', '')?.data).toEqual([])
	expect(formatFact('closedDays', days)).toBe(
		'Jan 12, 2027 Blizzard (pickups move); Jun 10, 2027 Family day (pickups as usual)',
	)
	const missing = 'Please give each closed day a date and a name of 60 characters or fewer.'
	expect(told('hours.closedDays', '2027-02-30\nNo such day\nmoved')).toBe(missing)
	expect(told('hours.closedDays', '2027-02-28\n\nmoved')).toBe(missing)
	expect(told('hours.closedDays', '\nNo date\nmoved')).toBe(missing)
	expect(told('hours.closedDays', `${sent}\n2027-06-10\nAgain\nmoved`)).toBe('Please name each date once.')
})

test('SD-138 a week keeps at least one day with pickups', () => {
	const closed = (...dates: string[]) => ({
		...sampleFacts,
		hours: {
			...sampleFacts.hours,
			closedDays: dates.map((date) => ({ date, name: 'Snow', pickups: 'moved' as const })),
		},
	})
	const rule = factRules.find(({ names }) => names.includes('hours.closedDays'))
	const week = ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16']
	expect(rule?.holds(closed(...week.slice(0, 5)))).toBe(true)
	expect(rule?.holds(closed(...week))).toBe(false)
})
