import { lockLead, recordEvent } from '#app/leads/change_lead.server.ts'
import type { Composing, LeadPlace } from './message_kind.ts'

/**
 * Withdraws an open offer; its link then says so. If an acceptance races with this, the first one wins. Also succeeds
 * if the offer was already withdrawn or replaced; returns null if it does not exist. Throws if the store fails.
 */
export async function withdrawOffer(
	{ services: { store }, staff, place: { lead }, now }: Composing<LeadPlace>,
	offerId: string,
): Promise<'withdrawn' | 'accepted' | null> {
	return store.db.transaction().execute(async (trx) => {
		if (!(await lockLead(trx, lead))) return null
		const offer = await trx
			.selectFrom('offers')
			.select('state')
			.where('id', '=', offerId)
			.where('lead_id', '=', lead.leadId)
			.executeTakeFirst()
		if (!offer) return null
		if (offer.state === 'accepted') return 'accepted'
		if (offer.state !== 'open') return 'withdrawn'
		await trx
			.updateTable('offers')
			.set({ state: 'withdrawn', ended_at: now.toISOString() })
			.where('id', '=', offerId)
			.execute()
		await recordEvent(trx, staff, { kind: 'withdraw', lead, to: offerId }, now)
		return 'withdrawn'
	})
}
