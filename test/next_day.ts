import { sampleFacts } from '#test/sample_facts.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { addDays, type CivilDay, civilDay } from '#platform/time/civil_day.ts'

/** The next day after today that satisfies `isOne` with the sample facts, as `YYYY-MM-DD`. */
export function nextDay(isOne: (day: CivilDay, facts: Pick<Facts, 'hours' | 'timeZone'>) => boolean): string {
	let day = addDays(civilDay(localTimeOf(new Date(), sampleFacts).date), 1)
	while (!isOne(day, sampleFacts)) day = addDays(day, 1)
	return day.date
}
