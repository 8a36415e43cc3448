import type { Facts } from '#app/company/facts_type.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { counted } from '#platform/text/counted.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { greeting } from '#app/leads/greeting.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { totalSentence } from '#app/leads/order/total.ts'
import { offerWords } from '#app/offers/offer_words.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ScheduleRules } from '#app/pickup/schedule/rules.ts'
import { putOutSentence } from '#app/pickup/schedule/trucks_out.ts'
import { plannedSentence } from '#app/stops/stop_kinds.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'

interface Price {
	/** The prices shown when the order was placed. */
	order: Pick<ServiceOrderRow, 'monthly_dollars' | 'season_dollars'>
	/** The accepted offer, whose price replaces that of the order; null if none was accepted. */
	accepted: OfferRow | null
	/** The lawn season on the day of the first pickup, including planned changes; it may differ from the one at ordering. */
	lawnSeason: Facts['lawnSeason']
}

interface Confirmed {
	work: Pick<LeadWorkRow, 'name' | 'email' | 'reference' | 'asked' | 'place'>
	price: Price
	cartNumber: string
	/** The new day of the cart's delivery (`YYYY-MM-DD`) if it was moved; else null. */
	cartMovedTo: string | null
	/** `YYYY-MM-DD` */
	firstPickup: string
	/** Null if the office chose no area. */
	area: PickupAreaRow | null
	rules: ScheduleRules
	/** Whether the mail corrects an earlier confirmation. */
	isCorrection: boolean
}

/** Composes the mail that confirms an order: cart, first pickup, price, calendar, and how to change or end service. */
export function confirmationMail(
	{ work, price, cartNumber, cartMovedTo, firstPickup, area, rules, isCorrection }: Confirmed,
	facts: Facts,
	publicUrl: string,
	now: Date,
): LeadMail {
	const url = (path: string) => new URL(path, publicUrl).href
	const here = localTimeOf(now, facts)
	const putOut = area ? putOutSentence('it out', { day: firstPickup, area, rules, here }) : ''
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
			...(cartMovedTo === null ? [] : [plannedSentence('deliver-cart', [cartMovedTo])]),
			`First pickup: ${formatDay(firstPickup)}.${putOut}`,
			`Price: ${priceWords(price, facts)}`,
			...calendar,
			'',
			`To change something, skip weeks or end service (${counted(facts.promises.cancelNoticeDays, 'day')} notice):`,
			url('/service-request'),
			'',
			fillPlaceholders('{{company}}\n{{address}}\n{{phone}}\n', facts, now),
		].join('\n'),
	}
}

function priceWords({ order, accepted, lawnSeason }: Price, facts: Facts): string {
	if (accepted) {
		const { price, per } = offerWords(accepted, facts)
		return `${price} ${per}, as in the offer you accepted.`
	}
	const total = { lines: [], monthly: order.monthly_dollars, inSeason: order.season_dollars }
	const seen = `${totalSentence(total, {})}, as you saw it when you ordered.`
	return total.inSeason === null ? seen : `${seen} The lawn season is ${lawnSeason.from} to ${lawnSeason.to}.`
}
