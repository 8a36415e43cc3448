import type { Facts } from '#app/company/facts_type.ts'
import { counted } from '#platform/text/counted.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { greeting } from '#app/leads/greeting.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { totalSentence } from '#app/leads/order/total.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ScheduleRules } from '#app/pickup/schedule/rules.ts'
import { setOutTime } from '#app/pickup/schedule/set_out.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

interface Confirmed {
	work: Pick<LeadWorkRow, 'name' | 'email' | 'reference' | 'asked' | 'place'>
	order: Pick<ServiceOrderRow, 'monthly_dollars' | 'season_dollars'>
	cartNumber: string
	/** `YYYY-MM-DD` */
	firstPickup: string
	/** Null where the office named none. */
	area: PickupAreaRow | null
	rules: ScheduleRules
	/** As it is planned for the day of the first pickup. */
	lawnSeason: Facts['lawnSeason']
	/** Whether it takes the place of an earlier one. */
	isCorrection: boolean
}

/** The mail that confirms an order: cart, first pickup, the price that was seen, the calendar, and how to leave. */
export function confirmationMail(
	{ work, order, cartNumber, firstPickup, area, rules, lawnSeason, isCorrection }: Confirmed,
	facts: Facts,
	publicUrl: string,
	now: Date,
): LeadMail {
	const total = { lines: [], monthly: order.monthly_dollars, inSeason: order.season_dollars }
	const url = (path: string) => new URL(path, publicUrl).href
	const by = area ? ` Please put it out by ${setOutTime(firstPickup, area, rules)} that day.` : ''
	const calendar = area
		? [
				'',
				'Your pickup days for your calendar; holidays and delays update on their own:',
				url(`/calendar/${area.slug}.ics`),
				'All about your day:',
				url(`/pickup-day/${area.slug}`),
			]
		: []
	return {
		kind: 'answer',
		to: work.email,
		replyTo: facts.email,
		subject: `${isCorrection ? 'Correction: your' : 'Your'} order is confirmed (${work.reference})`,
		body: [
			greeting(work.name),
			'',
			isCorrection
				? `We corrected what we confirmed of your order ${work.reference}. This email counts instead of the one before:`
				: `Your order ${work.reference} is confirmed.`,
			'',
			`Ordered: ${work.asked}`,
			`At: ${work.place ?? ''}`,
			`Cart number: ${cartNumber}`,
			`First pickup: ${formatDay(firstPickup)}.${by}`,
			`Price: ${totalSentence(total, { lawnSeason })}, as you saw it when you ordered.`,
			...calendar,
			'',
			`To change something, skip weeks or end service (${counted(facts.promises.cancelNoticeDays, 'day')} notice):`,
			url('/service-request'),
			'',
			fillPlaceholders('{{company}}\n{{address}}\n{{phone}}\n', facts, now),
		].join('\n'),
	}
}
