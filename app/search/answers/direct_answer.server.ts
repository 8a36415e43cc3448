import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { DirectAnswer } from '../search_response.ts'
import { areaAnswer } from './area.server.ts'
import { plainQuestion } from './asked.ts'
import { holidayAnswer } from './holiday.ts'
import { hoursAnswer } from './hours.ts'
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
