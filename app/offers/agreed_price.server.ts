import type { Kysely, Transaction } from 'kysely'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'

type Amount = Pick<LeadWorkRow, 'amount_cents' | 'amount_per'>

/** What the customer agreed to pay. */
interface AgreedPrice {
	/** The offer that was accepted last as the price; null where none was. */
	accepted: OfferRow | null
	/** What it is worth: that price, or the one an order was shown, with the extras since. */
	amount: Amount
}

/**
 * What a locked request costs. A price that is paid once and was offered when the request was won already is an extra on top of what it was won at;
 * every other price takes the place of the one before. An amount that was typed by hand stays until the customer agrees to more or to another price.
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

/** What it is worth once this offer of it was accepted. */
export async function amountWith(
	trx: Transaction<Database>,
	work: LeadWorkRow,
	offer: OfferRow,
): Promise<Amount> {
	if (!isExtra(offer, await readStatuses(trx, work.lead_id))) return amountOf(offer)
	return onTop(work.amount_cents === null ? (await agreedPrice(trx, work)).amount : work, offer)
}

/** Whether a price that is paid once and offered for a request now is an extra. */
export async function takesExtras(db: Kysely<Database>, leadId: string): Promise<boolean> {
	const [last] = await readStatuses(db, leadId)
	return last?.to_value === 'won'
}

/** The statuses of a request, the last first. Left out is Contacted where an acceptance set it: there is more to do, but what was agreed holds. */
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

/** Whether an offer was made when the request was won already, and is paid once. */
function isExtra({ amount_per, created_at }: OfferRow, statuses: Awaited<ReturnType<typeof readStatuses>>) {
	return amount_per === 'once' && statuses.find((event) => event.created_at < created_at)?.to_value === 'won'
}

/** The offers of a request, the last that ended first. */
function readOffers(trx: Transaction<Database>, leadId: string): Promise<OfferRow[]> {
	return trx
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', leadId)
		.orderBy('ended_at', 'desc')
		.orderBy('id')
		.execute()
}

/** What is paid once adds to what is paid once; beside a price a month it is not counted. */
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

/** Of an order, the price a month that was seen; in the season where there is none all year. Of others none. */
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
