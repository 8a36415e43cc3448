import { counted } from '../text/counted.ts'
import { formatDay } from './format_day.ts'

/** The maximum number of days listed in a sentence. */
const most = 6

/** Lists days: `Wednesday, January 6; Wednesday, January 13`; beyond the maximum, only says how many more there are. */
export function listDays(days: readonly string[]): string {
	const more = days.length - most
	const listed = days
		.slice(0, most)
		.map((day) => formatDay(day))
		.join('; ')
	return more > 0 ? `${listed}; and ${counted(more, 'more day')}` : listed
}
