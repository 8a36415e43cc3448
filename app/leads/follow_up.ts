import type { Option } from '#app/company/option.ts'
import { addBusinessHours, isBusinessDay } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf, startOfDay, type Zoned } from '#app/company/zoned_time.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'

/** How many days ahead a follow-up may be. */
const furthestDays = 730

/** When a follow-up on this day (`YYYY-MM-DD`) is due: at opening time, on the next open day if the office is closed. */
export function followUpOpening(date: string, facts: Pick<Facts, 'hours' | 'timeZone'>): Date {
	return addBusinessHours(startOfDay(date, facts), 0, facts)
}

/** Whether a follow-up may be on this day: today or later, within two years. */
export function canFollowUpOn(date: string, now: Date, zoned: Zoned): boolean {
	const today = civilDay(localTimeOf(now, zoned).date)
	return today.date <= date && date <= addDays(today, furthestDays).date
}

/**
 * The suggested follow-up days with their labels: tomorrow, in three days, and next Monday. A day on which
 * the office is closed is replaced by the next open day after it.
 */
export function nearFollowUps(facts: Pick<Facts, 'hours' | 'timeZone'>, now: Date): Option[] {
	const today = civilDay(localTimeOf(now, facts).date)
	const suggested = [
		{ day: addDays(today, 1), words: 'Tomorrow' },
		{ day: addDays(today, 3), words: 'In 3 days' },
		{ day: addDays(today, 8 - today.weekday), words: 'Next Monday' },
	] as const
	const openOn = (date: string) => localTimeOf(followUpOpening(date, facts), facts).date
	const nextOpen = openOn(addDays(today, 1).date)
	const near = new Map<string, string>()
	// Tomorrow, then open days before closed ones, so that next Monday keeps its label if a closed day in three
	// days would be moved to it.
	const [tomorrow, ...later] = suggested
	const openFirst = later.toSorted(
		(a, b) => Number(isBusinessDay(b.day, facts)) - Number(isBusinessDay(a.day, facts)),
	)
	for (const { day, words } of [tomorrow, ...openFirst]) {
		const date = openOn(day.date)
		const prefix = date === day.date ? `${words}: ` : date === nextOpen ? 'Next open day: ' : ''
		if (!near.has(date)) near.set(date, `${prefix}${formatDay(date, 'short')}`)
	}
	return [...near]
		.map(([value, label]) => ({ value, label }))
		.toSorted((a, b) => (a.value < b.value ? -1 : 1))
}
