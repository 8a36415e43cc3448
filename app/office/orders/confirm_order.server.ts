import type { Services } from '#app/context.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import type { ServiceOrderRow } from '#db/lead_rows.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { type LeadKey, recordEvent } from '../inbox/lead_events.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import { areaOf } from './area_of.server.ts'
import { confirmationMail } from './confirmation_mail.ts'

/** What the office confirms of an order; `areaSlug` is null where it names no area. */
export interface Confirmation {
	cartNumber: string
	/** `YYYY-MM-DD` */
	firstPickup: string
	areaSlug: string | null
}

export type ConfirmResult =
	| { ok: true }
	/** `confirmed`: with other values, by somebody else or in another window. */
	| { ok: false; reason: 'missing' | 'removed' | 'confirmed' }

/**
 * Confirms an order in one transaction: cart, first pickup and area in its row, status won, a line of history, and the
 * mail to the customer. The same once more changes nothing and mails nothing. Throws if the store fails.
 */
export async function confirmOrder(
	{ store, content, publicUrl, wakeMail }: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wakeMail'>,
	staff: Staff,
	leadId: string,
	{ cartNumber, firstPickup, areaSlug }: Confirmation,
	now: Date,
): Promise<ConfirmResult> {
	const lead: LeadKey = { form: 'order', leadId }
	const { facts } = content.current
	const area = areaOf(content.current, areaSlug)
	const result = await store.db.transaction().execute(async (trx): Promise<ConfirmResult> => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work) return { ok: false, reason: 'missing' }
		if (work.anonymised_at !== null) return { ok: false, reason: 'removed' }
		const order = await trx
			.selectFrom('service_orders')
			.selectAll()
			.where('id', '=', leadId)
			.executeTakeFirstOrThrow()
		if (order.first_pickup !== null) {
			const isSame = order.first_pickup === firstPickup && order.cart_number === cartNumber
			return isSame ? { ok: true } : { ok: false, reason: 'confirmed' }
		}
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
		await recordEvent(trx, staff, { kind: 'confirm', lead, to: firstPickup }, now)
		const mail = confirmationMail({ work, order, cartNumber, firstPickup, area }, facts, publicUrl, now)
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

/** What a confirmed order is worth: the price a month that was seen; in the season where there is none all year. */
function priceOf({
	monthly_dollars,
	season_dollars,
}: Pick<ServiceOrderRow, 'monthly_dollars' | 'season_dollars'>) {
	const dollars = monthly_dollars || season_dollars
	return dollars ? ({ amount_cents: Math.round(dollars * 100), amount_per: 'month' } as const) : {}
}
