import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openingText } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { daysOffOn } from '#app/company/days_off.ts'
import { openingState } from '#app/company/opening_state.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDayAsOf } from '#platform/time/format_day.ts'
import { listed } from '#platform/text/listed.ts'
import type { DirectAnswer } from '../search_response.ts'
import { areaAnswer } from './area.server.ts'
import { plainQuestion, isOnlyAbout, words } from './asked.ts'
import { holidayAnswer } from './holiday.ts'
import { priceAnswer } from './price.ts'

/**
 * Answers a question about a price, a holiday, an area or the hours from facts, schedule and towns; null for
 * any other.
 */
export function directAnswer(query: string, content: Snapshot, now: Date): DirectAnswer | null {
	const question = plainQuestion(query)
	const { facts } = content
	return (
		holidayAnswer(question, facts, now) ??
		hoursAnswer(question, facts, now) ??
		priceAnswer(question, facts, now) ??
		areaAnswer(question, content)
	)
}

const subject = / (hours|open|opens|opening|close|closes|closing|closed) /
const around = words(
	'office business phone customer service support call today tomorrow now time times until late early operation weekend weekends monday tuesday wednesday thursday friday saturday sunday saturdays sundays hours open company guys',
)

/** The answer about when the phone is answered. */
function hoursAnswer(
	question: string,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	now: Date,
): DirectAnswer | null {
	if (!isOnlyAbout(question, subject, around)) return null
	return {
		title: openingState(now, facts).text,
		text: [`The office: ${openingText(facts)}.`, ...closedSoon(facts, now)].join(' '),
		url: '/contact',
		link: 'Contact us',
	}
}

const daysAhead = [0, 1, 2, 3, 4, 5, 6]

/** A sentence for each upcoming day off within a week on which the office would otherwise be open. */
function closedSoon({ hours, timeZone }: Pick<Facts, 'hours' | 'timeZone'>, now: Date): string[] {
	const today = civilDay(localTimeOf(now, { timeZone }).date)
	return daysAhead
		.map((count) => addDays(today, count))
		.filter(({ weekday }) => hours.days.includes(weekday))
		.flatMap(({ date }) => {
			const names = daysOffOn(date, hours).map(({ name }) => name)
			return names.length === 0
				? []
				: [`Closed on ${formatDayAsOf(today.date, date)} (${listed([...new Set(names)])}).`]
		})
}
