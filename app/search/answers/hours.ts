import { openingText } from '#app/company/business_hours.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { openingState } from '#app/company/opening_state.ts'
import type { DirectAnswer } from '../search_response.ts'
import { isOnlyAbout, words } from './asked.ts'

const subject = / (hours|open|opens|opening|close|closes|closing|closed) /
const around = words(
	'office business phone customer service support call today tomorrow now time times until late early operation weekend weekends monday tuesday wednesday thursday friday saturday sunday saturdays sundays hours open company guys',
)

/** When somebody answers the phone. */
export function hoursAnswer(question: string, facts: Pick<Facts, 'hours'>, now: Date): DirectAnswer | null {
	if (!isOnlyAbout(question, subject, around)) return null
	return {
		title: openingState(now, facts).text,
		text: `The office: ${openingText(facts)}.`,
		url: '/contact',
		link: 'Contact us',
	}
}
