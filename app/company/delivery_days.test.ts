import { expect, test } from 'vitest'
import { holidayKeys } from './holidays.ts'
import { sampleFacts } from '#test/sample_facts.ts'
import { closedDaySentence, deliveryDays } from './delivery_days.ts'

const withDays = (days: readonly number[]) => ({ ...sampleFacts, hours: { ...sampleFacts.hours, days } })

test('RQ-10 delivery days follow the office’s days, and Saturdays are named as long as nothing is delivered on them', () => {
	expect(deliveryDays(sampleFacts)).toBe(
		'Monday to Friday, not on Saturdays, Sundays and holidays. Today only if you order before noon.',
	)
	expect(deliveryDays(withDays([1, 2, 3, 4, 5, 6]))).toBe(
		'Monday to Saturday, not on Sundays and holidays. Today only if you order before noon.',
	)
	expect(deliveryDays(withDays([1, 2, 3, 4, 5, 6, 7]))).toMatch(/^Monday to Sunday, not on holidays\. /)
})

test('RQ-10 where no holiday is observed, none is named', () => {
	const rules = Object.fromEntries(holidayKeys.map((key) => [key, 'open'] as const))
	const { hours } = withDays([1, 2, 3, 4, 5, 6, 7])
	const open = { ...sampleFacts, hours: { ...hours, holidays: rules } }
	expect(deliveryDays(open)).toBe('Monday to Sunday. Today only if you order before noon.')
	expect(closedDaySentence(open)).toBe(
		'We deliver on business days, Monday to Sunday. Please choose one of those.',
	)
})

test('RQ-10 the error for a day without delivery names the days that have it', () => {
	expect(closedDaySentence(withDays([2, 4]))).toBe(
		'We deliver on business days, Tuesday and Thursday except holidays. Please choose one of those.',
	)
})
