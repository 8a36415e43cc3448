import type { Services } from '#app/context.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadKey, recordEvent } from '../requests/lead_events.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import { areaOf } from './area_of.server.ts'
import { confirmationMail } from './confirmation_mail.ts'
import { cartDoubt, dayDoubt, type Doubt } from './doubts.server.ts'
import { dayComplaint, listedAreas } from './order_schedule.server.ts'

/** What the office confirms of an order; `areaSlug` is null where it names no area. */
export interface Confirmation {
	cartNumber: string
	/** `YYYY-MM-DD` */
	firstPickup: string
	areaSlug: string | null
}

/** What else the form says. */
export interface Decided {
	/** The confirmation that is corrected, as it was seen; null for the first one. */
	corrects: Confirmation | null
	/** The values of the doubts that were decided. */
	decided: ReadonlySet<string>
}

export type ConfirmResult =
	| { ok: true }
	/** `confirmed`: with other values, by somebody else or in another window. */
	| { ok: false; reason: 'missing' | 'removed' | 'confirmed' }
	| { ok: false; reason: 'doubts'; doubts: Doubt[] }

/**
 * Confirms an order in one transaction, or corrects what was confirmed: cart, first pickup and area in its row, status won, a
 * line of history, and the mail to the customer. A day that the schedule does not know and a cart that another customer has
 * are asked about. The same once more changes nothing and mails nothing. Throws if the store fails.
 */
export async function confirmOrder(
	{ store, content, publicUrl, wakeMail }: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wakeMail'>,
	staff: Staff,
	leadId: string,
	{ cartNumber, firstPickup, areaSlug }: Confirmation,
	{ corrects, decided }: Decided,
	now: Date,
): Promise<ConfirmResult> {
	const lead: LeadKey = { form: 'order', leadId }
	const { facts } = content.current
	const area = areaOf(content.current, areaSlug)
	const seen = await store.db
		.selectFrom('service_orders')
		.select(['service', 'address', 'town'])
		.where('id', '=', leadId)
		.executeTakeFirst()
	const listed = seen ? await listedAreas({ store, content }, seen, now) : []
	const result = await store.db.transaction().execute(async (trx): Promise<ConfirmResult> => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work) return { ok: false, reason: 'missing' }
		if (work.anonymized_at !== null) return { ok: false, reason: 'removed' }
		const order = await trx
			.selectFrom('service_orders')
			.selectAll()
			.where('id', '=', leadId)
			.executeTakeFirstOrThrow()
		if (order.first_pickup !== null) {
			const isSame = isConfirmedAs(order, { cartNumber, firstPickup, areaSlug })
			if (isSame && work.status === 'won') return { ok: true }
			if (!isSame && (corrects === null || !isConfirmedAs(order, corrects)))
				return { ok: false, reason: 'confirmed' }
		}
		// What stays as it was confirmed is not asked about again.
		const isDayKept = order.first_pickup === firstPickup && order.area_slug === areaSlug
		const complaint = isDayKept ? '' : dayComplaint({ area, listed }, order, firstPickup, content.current)
		const cart = order.cart_number === cartNumber ? null : await cartDoubt(trx, work, cartNumber)
		const doubts = [complaint ? dayDoubt(complaint, firstPickup, area) : null, cart].filter(
			(doubt) => doubt !== null,
		)
		if (doubts.some(({ value }) => !decided.has(value))) return { ok: false, reason: 'doubts', doubts }
		await trx
			.updateTable('service_orders')
			.set({ cart_number: cartNumber, first_pickup: firstPickup, area_slug: area?.slug ?? null })
			.where('id', '=', leadId)
			.execute()
		const version = work.version + 1
		await trx
			.updateTable('lead_work')
			.set({
				...statusColumns(work, 'won', now),
				...(work.amount_cents === null ? priceOf(order) : {}),
				version,
				updated_at: now.toISOString(),
			})
			.where('lead_id', '=', leadId)
			.execute()
		if (work.status !== 'won')
			await recordEvent(trx, staff, { kind: 'status', lead, version, from: work.status, to: 'won' }, now)
		const note = doubts.map((doubt) => doubt.note).join(' ') || null
		const confirmed = { kind: 'confirm', lead, from: order.first_pickup, to: firstPickup, note } as const
		await recordEvent(trx, staff, confirmed, now)
		const isCorrection = order.first_pickup !== null
		const words = { work, order, cartNumber, firstPickup, area, isCorrection }
		const mail = confirmationMail(words, facts, publicUrl, now)
		// Who ordered by phone may have none, and is called instead.
		if (work.email !== '')
			await trx
				.insertInto('outbox')
				.values(leadMailRow('order', leadId, mail, facts, now))
				.execute()
		return { ok: true }
	})
	if (result.ok) wakeMail()
	return result
}

function isConfirmedAs(
	{ cart_number, first_pickup, area_slug }: ServiceOrderRow,
	{ cartNumber, firstPickup, areaSlug }: Confirmation,
): boolean {
	return cart_number === cartNumber && first_pickup === firstPickup && area_slug === areaSlug
}

/** What a confirmed order is worth: the price a month that was seen; in the season where there is none all year. */
function priceOf({
	monthly_dollars,
	season_dollars,
}: Pick<ServiceOrderRow, 'monthly_dollars' | 'season_dollars'>) {
	const dollars = monthly_dollars || season_dollars
	return dollars ? ({ amount_cents: Math.round(dollars * 100), amount_per: 'month' } as const) : {}
}
