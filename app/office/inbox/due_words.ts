import { weekdayAndTime } from '#app/company/business_hours.ts'
import { facts } from '#app/company/facts.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { openTimeBetween, sayDuration } from '#app/leads/promise_clock/answer_time.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import { sayMoment } from './words.ts'

export interface DueWords {
	tone: 'overdue' | 'soon' | 'waiting' | 'kept' | 'late' | 'none'
	text: string
}

const soonMs = 30 * 60_000
const weekMs = 6 * 24 * 60 * 60_000

type Clocked = Pick<LeadWorkRow, 'status' | 'due_at' | 'first_answered_at' | 'created_at'>

/** What the promise clock says of a lead: when its answer is due, or how long it took. */
export function sayDue(lead: Clocked, now: Date): DueWords {
	const due = new Date(lead.due_at)
	if (lead.status === 'new') {
		if (due < now) return { tone: 'overdue', text: `Overdue since ${sayNear(due, now)}` }
		const isSoon = due.getTime() - now.getTime() < soonMs
		return { tone: isSoon ? 'soon' : 'waiting', text: `Due ${sayNear(due, now)}` }
	}
	if (lead.first_answered_at === null) return { tone: 'none', text: '' }
	const answered = new Date(lead.first_answered_at)
	const took = sayDuration(openTimeBetween(new Date(lead.created_at), answered, facts))
	return answered <= due
		? { tone: 'kept', text: `Answered in ${took}` }
		: { tone: 'late', text: `Answered late, after ${took}` }
}

/** `today 9:40 AM`, `Monday 8:30 AM`, or with the date when it is further away. */
function sayNear(moment: Date, now: Date): string {
	if (localTimeOf(moment).date === localTimeOf(now).date)
		return `today ${weekdayAndTime(moment).split(' ').slice(1).join(' ')}`
	const isNear = Math.abs(moment.getTime() - now.getTime()) < weekMs
	return isNear ? weekdayAndTime(moment) : sayMoment(moment.toISOString())
}
