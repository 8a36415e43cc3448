import { companyDay, plannableDays } from '../kernel/fields/plan_day.ts'

/** The days from which a change of an area can hold, and what the day does. */
export function areaDays(now: Date) {
	return {
		days: { ...plannableDays(now), first: companyDay(now) },
		dayHint:
			'A changed pickup day and changed streams hold from this day on; you see what that does before it is saved. For everything else, empty is at once, and with a day it appears by itself at midnight.',
	}
}
