import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openingText } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { openingState } from '#app/company/opening_state.ts'
import type { DirectAnswer } from '../search_response.ts'
import { areaAnswer } from './area.server.ts'
import { plainQuestion, isOnlyAbout, words } from './asked.ts'
import { holidayAnswer } from './holiday.ts'
import { priceAnswer } from './price.ts'

/** What facts, schedule and towns say to a question for a price, a holiday, an area or the hours; null for any other. */
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

/** When somebody answers the phone. */
function hoursAnswer(
	question: string,
	facts: Pick<Facts, 'hours' | 'timeZone'>,
	now: Date,
): DirectAnswer | null {
	if (!isOnlyAbout(question, subject, around)) return null
	return {
		title: openingState(now, facts).text,
		text: `The office: ${openingText(facts)}.`,
		url: '/contact',
		link: 'Contact us',
	}
}
