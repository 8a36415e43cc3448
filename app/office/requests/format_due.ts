import { weekdayAndTime } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { followUpOpening } from '#app/leads/follow_up.ts'
import { openTimeBetween, formatDuration } from '#app/leads/promise_clock/answer_time.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import { formatDateTime } from '../parts/format_moment.ts'

export interface FormattedDue {
	tone: 'overdue' | 'soon' | 'waiting' | 'kept' | 'late' | 'none'
	text: string
}

const soonMs = 30 * 60_000
const weekMs = 6 * 24 * 60 * 60_000

type Clocked = Pick<LeadWorkRow, 'status' | 'due_at' | 'first_answered_at' | 'requested_at' | 'created_at'>

/** A lead's due time in words: when its answer is due, or how long it took. */
export function formatDue(lead: Clocked, facts: Pick<Facts, 'hours' | 'timeZone'>, now: Date): FormattedDue {
	const due = new Date(lead.due_at)
	if (lead.status === 'new') {
		if (due < now) return { tone: 'overdue', text: `Overdue since ${formatPast(due, now, facts)}` }
		const isSoon = due.getTime() - now.getTime() < soonMs
		return { tone: isSoon ? 'soon' : 'waiting', text: `Due ${formatRelative(due, now, facts)}` }
	}
	if (lead.first_answered_at === null) return { tone: 'none', text: '' }
	const answered = new Date(lead.first_answered_at)
	const from = new Date(lead.requested_at ?? lead.created_at)
	const took = formatDuration(openTimeBetween(from, answered, facts))
	return answered <= due
		? { tone: 'kept', text: `Answered in ${took}` }
		: { tone: 'late', text: `Answered late, after ${took}` }
}

/** A lead's follow-up in words: planned, or due since the office opened on its day. Null without one. */
export function formatFollowUp(
	{ follow_up_on }: Pick<LeadWorkRow, 'follow_up_on'>,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	now: Date,
): FormattedDue | null {
	if (follow_up_on === null) return null
	const day = follow_up_on === localTimeOf(now, facts).date ? 'today' : formatDay(follow_up_on, 'short')
	if (followUpOpening(follow_up_on, facts) > now) return { tone: 'waiting', text: `Follow up ${day}` }
	return { tone: 'soon', text: day === 'today' ? 'Follow up today' : `Follow up, since ${day}` }
}

/** Like `formatRelative`, but without the time if it was days ago. */
function formatPast(moment: Date, now: Date, zoned: Zoned): string {
	return isNear(moment, now)
		? formatRelative(moment, now, zoned)
		: formatDay(localTimeOf(moment, zoned).date, 'short')
}

function isNear(moment: Date, now: Date): boolean {
	return Math.abs(moment.getTime() - now.getTime()) < weekMs
}

/** `today 9:40 AM`, `Monday 8:30 AM`, or with the date if it is further away. */
function formatRelative(moment: Date, now: Date, zoned: Zoned): string {
	if (localTimeOf(moment, zoned).date === localTimeOf(now, zoned).date)
		return `today ${weekdayAndTime(moment, zoned).split(' ').slice(1).join(' ')}`
	return isNear(moment, now) ? weekdayAndTime(moment, zoned) : formatDateTime(moment.toISOString(), zoned)
}
