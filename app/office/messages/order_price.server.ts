import type { Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'

type Amount = Pick<LeadWorkRow, 'amount_cents' | 'amount_per'>

/** What an order costs once it is confirmed. */
interface OrderPrice {
	/** The offer that was accepted last; null where the price is the one that was seen. */
	accepted: OfferRow | null
	/** What it is worth; an amount that was typed by hand stays, one that was only offered does not. */
	amount: Partial<Amount>
}

/** The price of an order that is locked. */
export async function orderPrice(
	trx: Transaction<Database>,
	work: LeadWorkRow,
	order: ServiceOrderRow,
): Promise<OrderPrice> {
	const offers = await trx
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', work.lead_id)
		.orderBy('ended_at', 'desc')
		.orderBy('id')
		.execute()
	const { confirmedAt } = await trx
		.selectFrom('lead_events')
		.select(({ fn }) => fn.min('created_at').as('confirmedAt'))
		.where('lead_id', '=', work.lead_id)
		.where('kind', '=', 'confirm')
		.executeTakeFirstOrThrow()
	// What is paid once and agreed to after the confirmation is beside the service.
	const isBeside = ({ amount_per: per, ended_at }: OfferRow) =>
		per === 'once' && confirmedAt !== null && ended_at !== null && ended_at > confirmedAt
	const accepted = offers.find((offer) => offer.state === 'accepted' && !isBeside(offer)) ?? null
	const { amount_cents, amount_per } = work
	const isTyped =
		amount_cents !== null &&
		!offers.some((offer) => offer.amount_cents === amount_cents && offer.amount_per === amount_per)
	return { accepted, amount: isTyped ? {} : accepted ? amountOf(accepted) : seenAmount(order) }
}

function amountOf({ amount_cents, amount_per }: OfferRow): Amount {
	return { amount_cents, amount_per }
}

/** The price a month that was seen; in the season where there is none all year. */
function seenAmount({ monthly_dollars, season_dollars }: ServiceOrderRow): Partial<Amount> {
	const dollars = monthly_dollars || season_dollars
	return dollars ? { amount_cents: Math.round(dollars * 100), amount_per: 'month' } : {}
}
