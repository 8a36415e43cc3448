import { listStreams } from '#app/pickup/schedule/streams.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { counted } from '#platform/text/counted.ts'
import { listed } from '#platform/text/listed.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { LeadValues } from '#app/leads/lead_definition.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { listDays } from '#platform/time/list_days.ts'
import { pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import type { ScheduleRules } from '#app/pickup/schedule/rules.ts'
import { isInTimeToSkip, type WhoseNotice } from '#app/pickup/schedule/skip_notice.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { soonestEnd } from '#app/leads/service_request/soonest_end.ts'

/** A pickup is only ever moved within its week. */
const daysMoved = 6

/**
 * The schedule's note on a request, for the receipt and the office, from validated values; null if it has
 * nothing to add. `area` is null if unknown.
 */
export function scheduleNote(
	{ kind, missed_on, skip_from, skip_to, stop_on }: LeadValues,
	area: PickupAreaRow | null,
	rules: ScheduleRules,
	facts: Pick<Facts, 'promises' | 'timeZone'>,
	now: Date,
): string | null {
	const today = localTimeOf(now, facts).date
	if (kind === 'stop')
		return stopNote(typeof stop_on === 'string' ? stop_on : null, area, rules, facts, today)
	if (area === null) return null
	if (kind === 'missed') return missedNote(String(missed_on), area, rules)
	if (kind === 'skip') return skipNote([String(skip_from), String(skip_to)], { area, rules, facts }, now)
	return null
}

function stopNote(
	requestedEnd: string | null,
	area: PickupAreaRow | null,
	rules: ScheduleRules,
	facts: Pick<Facts, 'promises' | 'timeZone'>,
	today: string,
): string {
	const soonest = soonestEnd(today, facts)
	const end = requestedEnd === null || requestedEnd < soonest ? soonest : requestedEnd
	const notice = counted(facts.promises.cancelNoticeDays, 'day')
	const why =
		requestedEnd !== null && requestedEnd < soonest ? `, which is the ${notice} of notice we need` : ''
	const last = area && lastPickup(area, today, end, rules)
	return `Your service ends on ${formatDay(end)}${why}.${last ? ` Your last pickup is ${formatDay(last)}.` : ''}`
}

/** The last day (`YYYY-MM-DD`) with a pickup from `today` to `end`; null if there is none. */
export function lastPickup(
	area: PickupAreaRow,
	today: string,
	end: string,
	rules: ScheduleRules,
): string | null {
	return pickupsBetween(area, today, end, rules).findLast(({ date }) => date !== null)?.date ?? null
}

function missedNote(day: string, area: PickupAreaRow, rules: ScheduleRules): string {
	const [from, to] = [addDays(civilDay(day), -daysMoved).date, addDays(civilDay(day), daysMoved).date]
	const near = pickupsBetween(area, from, to, rules)
	const due = near.filter(({ date }) => date === day)
	if (due.length > 0)
		return `Our schedule for ${area.name} has ${listStreams(due.map(({ stream }) => stream)).toLowerCase()} on ${formatDay(day)}.`
	const moved = near.find(({ scheduled }) => scheduled === day)
	if (!moved) return `Our schedule for ${area.name} has no pickup on ${formatDay(day)}; we will look into it.`
	const what = moved.date === null ? 'canceled' : `moved to ${formatDay(moved.date)}`
	const why = moved.reason === null ? '' : ` (${moved.reason})`
	return `In our schedule for ${area.name} the pickup of ${formatDay(day)} was ${what}${why}.`
}

function skipNote([from, to]: [string, string], whose: WhoseNotice, now: Date): string {
	const { area, rules, facts } = whose
	const days = [...new Set(pickupsBetween(area, from, to, rules).flatMap(({ date }) => date ?? []))]
	if (days.length === 0) return 'Our schedule has no pickup on the days you are away.'
	const skipped = days.filter((day) => isInTimeToSkip(day, whose, now))
	const late = days.filter((day) => !skipped.includes(day)).map((day) => formatDay(day))
	const notice = counted(facts.promises.skipNoticeHours, 'hour')
	return [
		skipped.length > 0 && `We skip your house on: ${listDays(skipped)}.`,
		late.length > 0 && `We need ${notice} of notice, so it is too late to skip ${listed(late)}.`,
	]
		.filter(Boolean)
		.join(' ')
}
