import { expect, test } from 'vitest'
import { requestedWeek } from './requested_week.ts'

const today = '2026-11-25'

test.each([
	[null, '2026-11-23'],
	['', '2026-11-23'],
	['2026-02-30', '2026-11-23'],
	['<script>', '2026-11-23'],
	['0000-01-01', '2026-11-23'],
	['9999-12-31', '2026-11-23'],
	['2026-11-29', '2026-11-23'],
	['2026-11-30', '2026-11-30'],
	['2027-01-01', '2026-12-28'],
])('PD-40 the week of %s is that of %s', (asked, monday) => {
	expect(requestedWeek(asked, today).monday).toBe(monday)
})

test('PD-40 a week links to the weeks before and after it, for two years either way', () => {
	expect(requestedWeek(null, today)).toEqual({
		monday: '2026-11-23',
		previous: '2026-11-16',
		next: '2026-11-30',
		isCurrent: true,
	})
	expect(requestedWeek('2028-11-26', today)).toMatchObject({
		monday: '2028-11-20',
		next: null,
		isCurrent: false,
	})
	expect(requestedWeek('2028-11-27', today)).toMatchObject({ isCurrent: true })
	expect(requestedWeek('2024-11-25', today)).toMatchObject({ monday: '2024-11-25', previous: null })
	expect(requestedWeek('2024-11-24', today)).toMatchObject({ isCurrent: true })
})

test('PD-40 on a Sunday the current week is the one that follows', () => {
	expect(requestedWeek(null, '2026-11-22')).toMatchObject({ monday: '2026-11-23', isCurrent: true })
	expect(requestedWeek('2026-11-22', '2026-11-22')).toMatchObject({ monday: '2026-11-16', isCurrent: false })
})
