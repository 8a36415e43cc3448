import type { Kysely, Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'

type Amount = Pick<LeadWorkRow, 'amount_cents' | 'amount_per'>

/** What the customer agreed to pay. */
interface AgreedPrice {
	/** The last accepted offer that set the price; null if there is none. */
	accepted: OfferRow | null
	/** The agreed total: that offer's price, or the one shown with an order, plus later extras. */
	amount: Amount
}

/**
 * The agreed price of a locked request. A one-time price offered after the request was won is an extra on
 * top; any other price replaces the one before. An amount typed by hand stays until the customer accepts an
 * extra or another price.
 */
export async function agreedPrice(trx: Transaction<Database>, work: LeadWorkRow): Promise<AgreedPrice> {
	const statuses = await readStatuses(trx, work.lead_id)
	const offers = await readOffers(trx, work.lead_id)
	const agreed = offers.filter(({ state }) => state === 'accepted')
	const last = agreed.findIndex((offer) => !isExtra(offer, statuses))
	const accepted = agreed[last] ?? null
	const extras = accepted === null ? agreed : agreed.slice(0, last)
	const isTyped = work.amount_cents !== null && !offers.some((offer) => isSame(offer, work))
	const price = accepted ? amountOf(accepted) : await seenAmount(trx, work)
	return { accepted, amount: isTyped ? amountOf(work) : extras.reduce(onTop, price) }
}

/** The request's amount after this offer is accepted. */
export async function amountWith(
	trx: Transaction<Database>,
	work: LeadWorkRow,
	offer: OfferRow,
): Promise<Amount> {
	if (!isExtra(offer, await readStatuses(trx, work.lead_id))) return amountOf(offer)
	return onTop(work.amount_cents === null ? (await agreedPrice(trx, work)).amount : work, offer)
}

/** Whether a one-time price offered for the request now would be an extra. */
export async function takesExtras(db: Kysely<Database>, leadId: string): Promise<boolean> {
	const [last] = await readStatuses(db, leadId)
	return last?.to_value === 'won'
}

/**
 * The status changes of a request, latest first, without a change to `contacted` that an acceptance made: it
 * reopens the work, but what was agreed still holds.
 */
async function readStatuses(db: Kysely<Database>, leadId: string) {
	const events = await db
		.selectFrom('lead_events')
		.select(['kind', 'version', 'to_value', 'created_at'])
		.where('lead_id', '=', leadId)
		.where('kind', 'in', ['status', 'accept'])
		.orderBy('version', 'desc')
		.orderBy('id')
		.execute()
	const acceptances = new Set(events.flatMap(({ kind, version }) => (kind === 'accept' ? [version] : [])))
	return events.filter(
		({ kind, version, to_value }) =>
			kind === 'status' && !(to_value === 'contacted' && acceptances.has(version)),
	)
}

/** Whether an offer is a one-time price made when the request was already won. */
function isExtra({ amount_per, created_at }: OfferRow, statuses: Awaited<ReturnType<typeof readStatuses>>) {
	return amount_per === 'once' && statuses.find((event) => event.created_at < created_at)?.to_value === 'won'
}

/** The offers of a request, the most recently ended first. */
function readOffers(trx: Transaction<Database>, leadId: string): Promise<OfferRow[]> {
	return trx
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', leadId)
		.orderBy('ended_at', 'desc')
		.orderBy('id')
		.execute()
}

/** Adds a one-time extra to a one-time amount; to a monthly amount it adds nothing. */
function onTop(amount: Amount, extra: OfferRow): Amount {
	if (amount.amount_cents === null) return amountOf(extra)
	const { amount_cents, amount_per } = amount
	return { amount_per, amount_cents: amount_cents + (amount_per === 'once' ? extra.amount_cents : 0) }
}

function amountOf({ amount_cents, amount_per }: Amount): Amount {
	return { amount_cents, amount_per }
}

function isSame(one: Amount, other: Amount): boolean {
	return one.amount_cents === other.amount_cents && one.amount_per === other.amount_per
}

/** The monthly price shown with an order, or its price in season if there is none all year; none for other requests. */
async function seenAmount(trx: Transaction<Database>, { lead_id }: LeadWorkRow): Promise<Amount> {
	const order = await trx
		.selectFrom('service_orders')
		.select(['monthly_dollars', 'season_dollars'])
		.where('id', '=', lead_id)
		.executeTakeFirst()
	const dollars = order?.monthly_dollars || order?.season_dollars
	return dollars
		? { amount_cents: Math.round(dollars * 100), amount_per: 'month' }
		: { amount_cents: null, amount_per: null }
}
