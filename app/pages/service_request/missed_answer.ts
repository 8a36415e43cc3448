import { hourText } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { localTimeOf } from '#app/company/zoned_time.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { nearnessOf } from '#app/pickup/schedule/nearness.ts'
import { nextPickups, type Pickup, pickupsBetween } from '#app/pickup/schedule/pickups.ts'
import type { ScheduleRules } from '#app/pickup/schedule/rules.ts'
import { setOutTime } from '#app/pickup/schedule/set_out.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatStreams } from './format_streams.ts'

/** What the schedule says to somebody whose cart is still full. */
export interface MissedAnswer {
	/** In one line. */
	heading: string
	text: string
	/** Whether a truck should have come and has not, so that the report is what comes next. */
	isMissed: boolean
	/** The pickup that may have been missed, for the form. */
	last: { day: string; streams: readonly string[] } | null
}

/** Somebody who asks later than this was not just forgotten. */
const daysToNotice = 2

/** Looks up, at a moment of the company's clock, whether a pickup of the area can have been missed. */
export function missedAnswer(
	area: PickupAreaRow,
	{ date: today, time }: ReturnType<typeof localTimeOf>,
	rules: ScheduleRules,
	facts: Pick<Facts, 'pickup' | 'hours'>,
): MissedAnswer {
	const inDays = (days: number) => addDays(civilDay(today), days).date
	const near = pickupsBetween(area, inDays(-14), inDays(7), rules)
	const came = near.filter(({ date }) => date !== null && date <= today)
	const last = lastDay(came)
	const [next] = nextPickups(area, inDays(1), 1, rules)
	const then = next?.date ? nextSentence(next.date, today, setOutTime(area, facts)) : ''
	const because = (pickup: Pickup) => (pickup.reason === null ? '' : ` (${pickup.reason})`)

	if (last?.day === today && Number(time.slice(0, 2)) < facts.pickup.truckOutUntilHour) {
		const until = hourText(facts.pickup.truckOutUntilHour)
		return {
			heading: `The truck may still be on its way: it is out until ${until}.`,
			text: `${formatStreams(last.streams)} come today. Please leave the cart at the curb, and tell us if it is still full after ${until}.`,
			isMissed: false,
			last,
		}
	}
	const isRecent = last !== null && last.day >= inDays(-daysToNotice)
	const moved = near.find(
		({ scheduled, date }) => scheduled <= today && scheduled >= inDays(-4) && (date === null || date > today),
	)
	if (moved && !isRecent) {
		const was = formatDay(moved.scheduled)
		return moved.date === null
			? {
					heading: `The pickup of ${was} is canceled${because(moved)}.`,
					text: then,
					isMissed: false,
					last,
				}
			: {
					heading: `This week the truck comes on ${formatDay(moved.date)}, not on ${was}${because(moved)}.`,
					text: `Please put the cart out by ${setOutTime(area, facts)} that day.`,
					isMissed: false,
					last,
				}
	}
	if (isRecent)
		return {
			heading: `Your last pickup day was ${last.day === today ? 'today' : formatDay(last.day)}: ${formatStreams(last.streams).toLowerCase()}.`,
			text: `If the truck did not empty your cart, tell us below and leave it at the curb. ${then}`,
			isMissed: true,
			last,
		}
	return {
		heading: `${formatDay(today)} is not your pickup day: yours is ${area.weekday}.`,
		text: then,
		isMissed: false,
		last,
	}
}

function nextSentence(date: string, today: string, setOut: string): string {
	const day = [nearnessOf(date, today), formatDay(date)].filter(Boolean).join(', ')
	return `The next pickup is ${day}: put the cart out by ${setOut}.`
}

/** The last day on which something came, with all that came on it. */
function lastDay(came: readonly Pickup[]): MissedAnswer['last'] {
	const day = came.at(-1)?.date ?? null
	if (day === null) return null
	return { day, streams: came.filter(({ date }) => date === day).map(({ stream }) => stream) }
}
