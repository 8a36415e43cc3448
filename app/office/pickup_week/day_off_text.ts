import { type DaysOffRules, daysOffOn } from '#app/company/days_off.ts'

/** What a day is off for, and for whom: `Juneteenth: office closed, pickups as usual`; null on a day like any other. */
export function dayOffText(date: string, rules: DaysOffRules): string | null {
	const days = daysOffOn(date, rules)
	if (days.length === 0) return null
	const names = days.map(({ name }) => name).join(', ')
	const isClosed = days.some(({ movesPickups }) => movesPickups)
	return `${names}: ${isClosed ? 'closed' : 'office closed, pickups as usual'}`
}
