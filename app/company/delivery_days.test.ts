import { expect, test } from 'vitest'
import { sampleFacts } from '#test/sample_facts.ts'
import { closedDaySentence, deliveryDays } from './delivery_days.ts'

const withDays = (days: readonly number[]) => ({ ...sampleFacts, hours: { ...sampleFacts.hours, days } })

test('RQ-10 the days of delivery follow the office’s days, and Saturdays are named while they are none', () => {
	expect(deliveryDays(sampleFacts)).toBe(
		'Monday to Friday, not on Saturdays, Sundays and holidays. Today only if you order before noon.',
	)
	expect(deliveryDays(withDays([1, 2, 3, 4, 5, 6]))).toBe(
		'Monday to Saturday, not on Sundays and holidays. Today only if you order before noon.',
	)
	expect(deliveryDays(withDays([1, 2, 3, 4, 5, 6, 7]))).toMatch(/^Monday to Sunday, not on holidays\. /)
})

test('RQ-10 a day without delivery is refused in words that name the days there are', () => {
	expect(closedDaySentence(withDays([2, 4]))).toBe(
		'We deliver on business days, Tuesday and Thursday except holidays. Please choose one of those.',
	)
})
