import { listed } from '#platform/text/listed.ts'
import { hourText } from './clock_text.ts'
import { observedHolidays } from './days_off.ts'
import { daySpan } from './day_span.ts'
import { localTimeOf } from './zoned_time.ts'
import type { Facts } from './facts_type.ts'

const weekend = [6, 7]

/** The days on which containers are delivered, which are the office's (RO-07), and until when today is possible. */
export function deliveryDays({ hours, promises }: Pick<Facts, 'hours' | 'promises'>): string {
	const free = weekend.filter((day) => !hours.days.includes(day)).map((day) => `${daySpan([day])}s`)
	const off = [...free, ...holidaysOff(hours)]
	return `${daySpan(hours.days)}${off.length > 0 ? `, not on ${listed(off)}` : ''}. ${todayOnly(promises)}`
}

function todayOnly({ sameDayCutoffHour }: Facts['promises']): string {
	return `Today only if you order before ${hourText(sameDayCutoffHour)}.`
}

/** The error for a requested day on which nothing is delivered. */
export function closedDaySentence({ hours }: Pick<Facts, 'hours'>): string {
	const days = [daySpan(hours.days), ...holidaysOff(hours)].join(' except ')
	return `We deliver on business days, ${days}. Please choose one of those.`
}

/** None where no holiday is observed. */
function holidaysOff(hours: Facts['hours']): string[] {
	return observedHolidays(hours).length > 0 ? ['holidays'] : []
}

/** Whether it is too late to order for today (RO-07). */
export function isTooLateToday(
	{ promises, ...zoned }: Pick<Facts, 'promises' | 'timeZone'>,
	now: Date,
): boolean {
	return Number(localTimeOf(now, zoned).time.slice(0, 2)) >= promises.sameDayCutoffHour
}

/** The error for requesting today when it is too late (RO-07). */
export function tooLateTodaySentence({ promises, phone }: Pick<Facts, 'promises' | 'phone'>): string {
	return `${todayOnly(promises)} Please choose a later day, or call ${phone}.`
}
