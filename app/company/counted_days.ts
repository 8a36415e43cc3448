import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { localTimeOf, type Zoned } from './zoned_time.ts'

/** How many days counts of searches and button clicks are kept: long enough to compare two winters. */
export const countedDays = 400

/** The first day (`YYYY-MM-DD`) whose counts are still kept. */
export function firstCountedDay(now: Date, zoned: Zoned): string {
	return addDays(civilDay(localTimeOf(now, zoned).date), -countedDays).date
}
