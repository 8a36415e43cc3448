import { counted } from '../text/counted.ts'
import { formatDay } from './format_day.ts'

/** As many days as a sentence lists. */
const most = 6

/** `Wednesday, January 6; Wednesday, January 13`; of many the first ones, and how many more there are. */
export function listDays(days: readonly string[]): string {
	const more = days.length - most
	const listed = days
		.slice(0, most)
		.map((day) => formatDay(day))
		.join('; ')
	return more > 0 ? `${listed}; and ${counted(more, 'more day')}` : listed
}
