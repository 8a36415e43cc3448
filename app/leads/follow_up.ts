import { addBusinessHours, isBusinessDay } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** So far ahead a follow-up may lie. */
const furthestDays = 730

/** The beginning of a day (`YYYY-MM-DD`) of the company's calendar. */
export function startOfDay(date: string): Date {
	return instantOf({ date, time: '00:00' })
}

/** When a follow-up on this day (`YYYY-MM-DD`) is due: as the office opens, on the next open day if it is closed then. */
export function followUpOpening(date: string, facts: Pick<Facts, 'hours'>): Date {
	return addBusinessHours(startOfDay(date), 0, facts)
}

/** Whether a follow-up can be put on this day: today or later, within two years. */
export function canFollowUpOn(date: string, now: Date): boolean {
	const today = civilDay(localTimeOf(now).date)
	return today.date <= date && date <= addDays(today, furthestDays).date
}

/** The days that are a choice away, with their words: tomorrow, in three days and next Monday, or the open day after. */
export function nearFollowUps(facts: Pick<Facts, 'hours'>, now: Date): { value: string; label: string }[] {
	const today = civilDay(localTimeOf(now).date)
	const wished = [
		{ day: addDays(today, 1), words: 'Tomorrow' },
		{ day: addDays(today, 3), words: 'In 3 days' },
		{ day: addDays(today, 8 - today.weekday), words: 'Next Monday' },
	]
	const near = new Map<string, string>()
	for (const { day, words } of wished) {
		const open = localTimeOf(followUpOpening(day.date, facts)).date
		const said = isBusinessDay(day, facts) ? words : 'Next open day'
		// On a Sunday, tomorrow is next Monday.
		if (!near.has(open)) near.set(open, `${said}: ${formatDay(open, 'short')}`)
	}
	return [...near]
		.map(([value, label]) => ({ value, label }))
		.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
