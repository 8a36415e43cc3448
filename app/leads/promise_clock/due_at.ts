import { addBusinessHours, isBusinessDay } from '#app/company/business_hours.ts'
import { type CivilDay, addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { hoaQuoteDays } from '#app/company/promises.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import type { LeadPromise } from '../lead_definition.ts'

/**
 * When the answer that was promised with a form is due (decisions D9 and D29): always while the office is open, the
 * minute of closing included. A quote, roll-off, service request or order counts open hours; an HOA's 24 hours are a business day.
 */
export function dueAt(
	promise: LeadPromise,
	createdAt: Date,
	facts: Pick<Facts, 'promises' | 'hours' | 'timeZone'>,
): Date {
	if (promise === 'hoaQuoteHours') return sameHourOrEarlier(createdAt, hoaQuoteDays(facts), facts)
	if (promise === 'accountUpdateDays')
		return sameHourOrEarlier(createdAt, facts.promises.accountUpdateDays, facts)
	return addBusinessHours(createdAt, facts.promises[promise], facts)
}

/**
 * So many business days later at the same hour. Where the office is closed at that hour, the closing before it; where
 * no open hour lies between (a Saturday at 3 AM), the first minute of that day.
 */
function sameHourOrEarlier(
	instant: Date,
	businessDays: number,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
): Date {
	const { opens, closes } = facts.hours
	const { date, time } = localTimeOf(instant, facts)
	const start = civilDay(date)
	let day = start
	for (let count = 0; count < businessDays; count++) day = nearestBusinessDay(day, 1, facts)
	if (time >= closes) return instantOf({ date: day.date, time: closes }, facts)
	const intoMinute = instant.getTime() % 60_000
	if (time >= opens) return new Date(instantOf({ date: day.date, time }, facts).getTime() + intoMinute)
	const before = nearestBusinessDay(day, -1, facts)
	return before.date < start.date
		? instantOf({ date: day.date, time: opens }, facts)
		: instantOf({ date: before.date, time: closes }, facts)
}

/** The next business day, or the last one where `step` is -1. */
function nearestBusinessDay(from: CivilDay, step: 1 | -1, facts: Pick<Facts, 'hours'>): CivilDay {
	let day = addDays(from, step)
	while (!isBusinessDay(day, facts)) day = addDays(day, step)
	return day
}
