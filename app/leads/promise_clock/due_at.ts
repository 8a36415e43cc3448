import { addBusinessHours, isBusinessDay } from '#app/company/business_hours.ts'
import { type CivilDay, addDays, civilDay } from '#app/company/civil_day.ts'
import type { Facts } from '#app/company/facts.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import type { LeadForm } from '#db/lead_rows.ts'

const msOfHour = 60 * 60_000

/**
 * When the answer that was promised with a form is due (decision D9). A quote or roll-off request counts open hours
 * only. An HOA's hours run by the clock, day and night, but stand still on days when the office stays closed: what
 * comes on Friday at 3:30 PM is due on Monday at 3:30 PM, what comes on a Sunday by the end of Monday.
 */
export function dueAt(form: LeadForm, createdAt: Date, { promises }: Pick<Facts, 'promises'>): Date {
	return form === 'hoa'
		? addHoursOfWorkingDays(createdAt, promises.hoaQuoteHours)
		: addBusinessHours(createdAt, promises.quoteHours)
}

function addHoursOfWorkingDays(instant: Date, hours: number): Date {
	let remaining = hours * msOfHour
	let day = civilDay(localTimeOf(instant).date)
	for (;;) {
		const next = addDays(day, 1)
		if (isBusinessDay(day)) {
			const from = Math.max(midnightOf(day), instant.getTime())
			const left = midnightOf(next) - from
			if (remaining <= left) return new Date(from + remaining)
			remaining -= left
		}
		day = next
	}
}

function midnightOf({ date }: CivilDay): number {
	return instantOf({ date, time: '00:00' }).getTime()
}
