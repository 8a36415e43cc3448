import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { localTimeOf, type Zoned } from './zoned_time.ts'

/** How long searches and pressed buttons stay counted: long enough to compare two winters. */
export const countedDays = 400

/** The first day (`YYYY-MM-DD`) of which they are kept. */
export function firstCountedDay(now: Date, zoned: Zoned): string {
	return addDays(civilDay(localTimeOf(now, zoned).date), -countedDays).date
}
