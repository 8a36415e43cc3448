import { clockText } from '#app/company/clock_text.ts'
import type { Facts } from '#app/company/facts_type.ts'
import { orderAnswer, quoteAnswer, serviceAnswer } from '#app/company/promises.ts'
import { counted } from '#platform/text/counted.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { LeadPromise } from '../lead_definition.ts'

/** The due time of an answer as the customer reads it: `Monday, November 23, 9:00 AM`. */
export function formatAnswerBy(due: Date, zoned: Zoned): string {
	const { date, time } = localTimeOf(due, zoned)
	return `${formatDay(date)}, ${clockText(time)}`
}

/**
 * The promise in a mailed receipt: the response time, worded as on the page, and the resulting due time of
 * this request.
 */
export function answerLine(
	promise: LeadPromise,
	due: Date,
	facts: Pick<Facts, 'promises' | 'timeZone'>,
): string {
	if (promise === 'quoteHours') return `${quoteAnswer(facts)} That is by ${formatAnswerBy(due, facts)}.`
	if (promise === 'serviceHours') return `${serviceAnswer(facts)} That is by ${formatAnswerBy(due, facts)}.`
	if (promise === 'orderHours') return `${orderAnswer(facts)} That is by ${formatAnswerBy(due, facts)}.`
	if (promise === 'accountUpdateDays')
		return `We'll follow up within ${counted(facts.promises.accountUpdateDays, 'business day')}. That is by ${formatAnswerBy(due, facts)}.`
	const quoted = counted(facts.promises.hoaQuoteHours, 'hour')
	return `We'll contact you within ${quoted} with your custom quote; days when the office is closed do not count. That is by ${formatAnswerBy(due, facts)}.`
}
