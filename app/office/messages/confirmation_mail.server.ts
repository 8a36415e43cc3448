import { localTimeOf } from '#app/company/zoned_time.ts'
import { counted } from '#platform/text/counted.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import { contentOn, type Snapshot } from '#app/content/snapshot.server.ts'
import { greeting } from '#app/leads/greeting.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import { totalSentence } from '#app/leads/order/total.ts'
import { offerWords } from '#app/offers/offer_words.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { scheduleRules } from '#app/pickup/schedule/rules.ts'
import { putOutSentence } from '#app/pickup/schedule/trucks_out.ts'
import { plannedSentence } from '#app/stops/stop_kinds.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Confirmed } from './order_stops.server.ts'

interface MailedOrder extends Confirmed {
	/** The prices shown when the order was placed. */
	order: Pick<ServiceOrderRow, 'monthly_dollars' | 'season_dollars'>
	/** The accepted offer, whose price replaces that of the order; null if none was accepted. */
	accepted: OfferRow | null
	/** The new day of the cart's delivery (`YYYY-MM-DD`) if it was moved; else null. */
	cartMovedTo: string | null
}

/** Composes the mail that confirms an order: cart, first pickup, price, calendar, and how to change or end service. */
export function confirmationMail(
	confirmed: MailedOrder,
	snapshot: Snapshot,
	publicUrl: string,
	now: Date,
): LeadMail {
	const { work, cart_number, cartMovedTo, first_pickup, area, isCorrection } = confirmed
	const { facts } = snapshot
	const url = (path: string) => new URL(path, publicUrl).href
	const here = localTimeOf(now, facts)
	const rules = scheduleRules(snapshot)
	const putOut = area ? putOutSentence('it out', { day: first_pickup, area, rules, here }) : ''
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
			`Cart number: ${cart_number}`,
			...(cartMovedTo === null ? [] : [plannedSentence('deliver-cart', [cartMovedTo])]),
			`First pickup: ${formatDay(first_pickup)}.${putOut}`,
			`Price: ${priceWords(confirmed, snapshot)}`,
			...calendar,
			'',
			`To change something, skip weeks or end service (${counted(facts.promises.cancelNoticeDays, 'day')} notice):`,
			url('/service-request'),
			'',
			fillPlaceholders('{{company}}\n{{address}}\n{{phone}}\n', facts, now),
		].join('\n'),
	}
}

function priceWords({ order, accepted, first_pickup }: MailedOrder, snapshot: Snapshot): string {
	if (accepted) {
		const { price, per } = offerWords(accepted, snapshot.facts)
		return `${price} ${per}, as in the offer you accepted.`
	}
	const total = { lines: [], monthly: order.monthly_dollars, inSeason: order.season_dollars }
	const seen = `${totalSentence(total, {})}, as you saw it when you ordered.`
	if (total.inSeason === null) return seen
	// It may have changed since the order, or change before the first pickup.
	const { lawnSeason } = contentOn(snapshot, first_pickup).facts
	return `${seen} The lawn season is ${lawnSeason.from} to ${lawnSeason.to}.`
}
