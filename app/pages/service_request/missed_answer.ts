import { listStreams, type Stream } from '#app/pickup/schedule/streams.ts'
import { clockText } from '#app/company/clock_text.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { nearnessOf } from '#app/pickup/schedule/nearness.ts'
import { nextPickups, type Pickup, pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import type { ScheduleRules } from '#app/pickup/schedule/rules.ts'
import { weekdayWords } from '#app/pickup/schedule/rule_words.ts'
import { setOutTime } from '#app/pickup/schedule/set_out.ts'
import { truckOutUntil } from '#app/pickup/schedule/trucks_out.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import type { LocalTime } from '#platform/time/zoned_time.ts'

/** What the schedule says about a possibly missed pickup. */
export interface MissedAnswer {
	/** A single line. */
	heading: string
	text: string
	/** Whether a truck should already have come, so that reporting is the next step. */
	isMissed: boolean
	/** The pickup that may have been missed, for the form's initial values. */
	last: { day: string; streams: readonly Stream[] } | null
}

/** The earliest day that the form accepts, in days before today. */
const daysAsked = 21
/** Within this many days after a pickup, a report is assumed to be about it and not about one that was moved since. */
const daysToNotice = 2

/** Determines from the schedule whether a pickup of the area may have been missed at a local time. */
export function missedAnswer(
	area: PickupAreaRow,
	{ date: today, time }: LocalTime,
	rules: ScheduleRules,
): MissedAnswer {
	const inDays = (days: number) => addDays(civilDay(today), days).date
	const near = pickupsBetween(area, inDays(-daysAsked), inDays(7), rules)
	const came = near.filter(({ date }) => date !== null && date <= today)
	const last = lastDay(came)
	const [next] = nextPickups(area, inDays(1), 1, rules)
	const then = next?.date ? nextSentence(next.date, today, setOutTime(next.date, area, rules)) : ''

	const outUntil = truckOutUntil(today, area, rules)
	if (last?.day === today && time < outUntil) {
		const until = clockText(outUntil)
		return {
			heading: `The truck may still be on its way: it is out until ${until}.`,
			text: `${listStreams(last.streams)} ${last.streams.length === 1 ? 'comes' : 'come'} today. Please leave the cart at the curb, and tell us if it is still full after ${until}.`,
			isMissed: false,
			last,
		}
	}
	const isRecent = last !== null && last.day >= inDays(-daysToNotice)
	const latest = near.findLast(({ scheduled }) => scheduled <= today)
	const isStillToCome = latest !== undefined && (latest.date === null || latest.date > today)
	if (isStillToCome && !isRecent) {
		const was = formatDay(latest.scheduled)
		return latest.date === null
			? {
					heading: `The pickup of ${was} ${latest.scheduled < today ? 'was' : 'is'} canceled${because(latest)}.`,
					text: then,
					isMissed: false,
					last,
				}
			: {
					heading: `This week the truck comes on ${formatDay(latest.date)}, not on ${was}${because(latest)}.`,
					text: `Please put the cart out by ${setOutTime(latest.date, area, rules)} that day.`,
					isMissed: false,
					last,
				}
	}
	if (last)
		return {
			heading: `Did we miss you ${last.day === today ? 'today' : `on ${formatDay(last.day)}`}?`,
			text: `${cameSentence(came, last)} If the truck did not empty your cart, tell us below and leave it at the curb. ${then}`,
			isMissed: true,
			last,
		}
	return {
		heading: `Nothing was due in the last three weeks: your day is ${weekdayWords(area, today)}.`,
		text: then,
		isMissed: false,
		last,
	}
}

/**
 * What was due on the last day, and if it was moved, from which day: `The pickup of Thursday, November 26 came
 * on Friday, ...`.
 */
function cameSentence(came: readonly Pickup[], { day, streams }: NonNullable<MissedAnswer['last']>): string {
	const moved = came.find(({ date, scheduled }) => date === day && scheduled !== day)
	const due = `${listStreams(streams)} ${streams.length === 1 ? 'was' : 'were'} due that day.`
	return moved
		? `The pickup of ${formatDay(moved.scheduled)} came on ${formatDay(day)}${because(moved)}. ${due}`
		: due
}

function because({ reason }: Pickup): string {
	return reason === null ? '' : ` (${reason})`
}

function nextSentence(date: string, today: string, setOut: string): string {
	const day = [nearnessOf(date, today), formatDay(date)].filter(Boolean).join(', ')
	return `The next pickup is ${day}: put the cart out by ${setOut}.`
}

/** The last day with pickups, and all their streams. */
function lastDay(came: readonly Pickup[]): MissedAnswer['last'] {
	const day = came.at(-1)?.date ?? null
	if (day === null) return null
	const ofDay = came.filter(({ date }) => date === day)
	return { day, streams: [...new Set(ofDay.map(({ stream }) => stream))] }
}
