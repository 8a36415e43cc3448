import { addBusinessHours, isBusinessDay } from '#app/company/business_hours.ts'
import { type CivilDay, addDays, civilDay } from '#platform/time/civil_day.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { hoaQuoteDays } from '#app/company/promises.ts'
import { instantOf, localTimeOf } from '#app/company/zoned_time.ts'
import type { LeadPromise } from '../lead_definition.ts'

/**
 * When the answer promised by a form is due (decisions D9 and D29): always during open hours, the closing
 * minute included. Quotes, roll-offs, service requests and orders count open hours; 24 hours for an HOA mean
 * one business day.
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
 * The same time of day, so many business days later. If the office is closed then, the preceding closing
 * time; if that leaves no open hours (asked on a Saturday at 3 AM), the opening time of that day.
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

/** The next business day, or the previous one if `step` is -1. */
function nearestBusinessDay(from: CivilDay, step: 1 | -1, facts: Pick<Facts, 'hours'>): CivilDay {
	let day = addDays(from, step)
	while (!isBusinessDay(day, facts)) day = addDays(day, step)
	return day
}
