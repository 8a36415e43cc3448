import type { Services } from '#app/context.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import { recordEvent } from '../requests/lead_events.server.ts'
import type { LeadPlace, Writing } from './message_kind.ts'

type WithdrawResult = { ok: true } | { ok: false; reason: 'missing' | 'accepted' }

/**
 * Withdraws an open offer: its link then says so. Of this and an acceptance at the same moment, the first one counts.
 * Also ok for one that was withdrawn or replaced before. Throws if the store fails.
 */
export async function withdrawOffer(
	{ services: { store }, staff, place: { lead }, now }: Writing<LeadPlace, Pick<Services, 'store'>>,
	offerId: string,
): Promise<WithdrawResult> {
	return store.db.transaction().execute(async (trx): Promise<WithdrawResult> => {
		if (!(await lockLead(trx, store.kind, lead))) return { ok: false, reason: 'missing' }
		const offer = await trx
			.selectFrom('offers')
			.select('state')
			.where('id', '=', offerId)
			.where('lead_id', '=', lead.leadId)
			.executeTakeFirst()
		if (!offer) return { ok: false, reason: 'missing' }
		if (offer.state === 'accepted') return { ok: false, reason: 'accepted' }
		if (offer.state !== 'open') return { ok: true }
		await trx
			.updateTable('offers')
			.set({ state: 'withdrawn', ended_at: now.toISOString() })
			.where('id', '=', offerId)
			.execute()
		await recordEvent(trx, staff, { kind: 'withdraw', lead, to: offerId }, now)
		return { ok: true }
	})
}
