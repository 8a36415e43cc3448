import { formatDay } from '#platform/time/format_day.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import { formatAmount } from '#app/leads/amount.ts'
import { stateOf } from '#app/offers/read_offer.server.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import type { Composing, LeadPlace } from './message_kind.ts'
import { offer } from './offer.server.ts'
import { placePath, doneNotice } from './place_path.ts'
import { asksForPrice } from './suggest_offer.server.ts'

export type OffersPanelContent = Awaited<ReturnType<typeof offersPanel>>

/** Returns the offers of a request for the panel on its page. */
export async function offersPanel(composing: Composing<LeadPlace>) {
	const { place, search, now } = composing
	const { store, content } = composing.services
	const rows = await store.db
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', place.lead.leadId)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(50)
		.execute()
	return {
		/** The page for making and withdrawing offers. */
		to: placePath(place, search, { under: '/offer' }),
		isPriced: await asksForPrice(store, place.lead),
		offers: rows.map((row) => ({
			id: row.id,
			price: formatAmount({ cents: row.amount_cents, per: row.amount_per }),
			state: stateWords(row, now, content.current.facts),
			lines: row.lines,
			note: row.note,
			/** The terms that the customer accepted. */
			accepted: row.accepted_words,
			canWithdraw: row.state === 'open',
		})),
		done: doneNotice(offer.notices, search),
	}
}

function stateWords(row: OfferRow, now: Date, zoned: Zoned): string {
	const ended = row.ended_at === null ? '' : formatDateTime(row.ended_at, zoned)
	switch (stateOf(row, now, zoned)) {
		case 'open':
			return `Open, good through ${formatDay(row.valid_through, 'date')}`
		case 'ended':
			return `Not accepted by ${formatDay(row.valid_through, 'date')}`
		case 'accepted':
			return `Accepted ${ended}, signed “${row.accepted_name ?? ''}”`
		case 'withdrawn':
			return `Withdrawn ${ended}`
		case 'replaced':
			return `Replaced ${ended}`
	}
}
