import type { Services } from '#app/context.server.ts'
import { formatAmount } from '#app/leads/amount.ts'
import { longDate } from '#app/offers/offer_words.ts'
import { stateOf } from '#app/offers/read_offer.server.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import { asksForPrice } from './asks_for_price.server.ts'
import { formatDateTime } from '../parts/format_moment.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { leadPathFrom } from '../requests/list_position.ts'

export interface OffersPanelContent {
	/** Where one is made, and withdrawn. */
	to: string
	/** Whether what was asked for has a price. */
	isPriced: boolean
	/** The latest first. */
	offers: {
		id: string
		/** `$43 a month` */
		price: string
		state: string
		lines: readonly string[]
		note: string | null
		/** What was agreed to; null while it is not accepted. */
		accepted: string | null
		canWithdraw: boolean
	}[]
	/** What became of the button that was just pressed; null for none. */
	said: { text: string; isProblem: boolean } | null
}

const outcomes = new Map([
	['now', 'The offer is in the outgoing mail. The history shows when it has left.'],
	['before', 'That offer was sent already within the last hour, so nothing was mailed again.'],
	['withdrawn', 'Withdrawn. Its link says so; nobody was mailed.'],
])
const problems = new Map([
	['accepted', 'The customer had accepted it already, so it was not withdrawn.'],
	['failed', 'The server could not save just now, so nothing was withdrawn. Please try again in a moment.'],
])

/** The offers of a request for its page; `search` is the page's. */
export async function offersPanel(
	{ store }: Pick<Services, 'store'>,
	lead: LeadKey,
	search: URLSearchParams,
	now: Date,
): Promise<OffersPanelContent> {
	const rows = await store.db
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', lead.leadId)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.limit(50)
		.execute()
	const offered = search.get('offered') ?? ''
	const problem = problems.get(offered)
	const text = problem ?? outcomes.get(offered)
	return {
		to: leadPathFrom(search, lead, { under: '/offer' }),
		isPriced: await asksForPrice(store, lead),
		offers: rows.map((offer) => ({
			id: offer.id,
			price: formatAmount({ cents: offer.amount_cents, per: offer.amount_per }),
			state: stateWords(offer, now),
			lines: offer.lines,
			note: offer.note,
			accepted: offer.accepted_words,
			canWithdraw: offer.state === 'open',
		})),
		said: text === undefined ? null : { text, isProblem: problem !== undefined },
	}
}

function stateWords(offer: OfferRow, now: Date): string {
	const ended = offer.ended_at === null ? '' : formatDateTime(offer.ended_at)
	switch (stateOf(offer, now)) {
		case 'open':
			return `Open, good through ${longDate(offer.valid_through)}`
		case 'ended':
			return `Not accepted by ${longDate(offer.valid_through)}`
		case 'accepted':
			return `Accepted ${ended}, signed “${offer.accepted_name ?? ''}”`
		case 'withdrawn':
			return `Withdrawn ${ended}`
		case 'replaced':
			return `Replaced ${ended}`
	}
}
