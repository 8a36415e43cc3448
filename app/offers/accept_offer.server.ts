import type { Visitor } from '#platform/http/visitor.ts'
import type { Services } from '#app/services.server.ts'
import { formatLocalTime } from '#app/leads/consent_record.server.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { assigneeOf } from '#app/leads/assignee.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import { type LeadEvent, theCustomer } from '#app/leads/change_lead.server.ts'
import { changeStatus } from '#app/leads/change_status.server.ts'
import { planDelivery } from '#app/stops/plan_delivery.server.ts'
import { addressKey, hashAddress } from '#platform/limits/address_hash.server.ts'
import { amountWith } from './agreed_price.server.ts'
import { acceptedMails } from './offer_mails.server.ts'
import { offerText, offerWords } from './offer_words.ts'
import { lockOffer, type OfferState, stateOf, wordsMark } from './read_offer.server.ts'

export type OfferServices = Pick<Services, 'store' | 'content' | 'wake' | 'publicUrl' | 'log'>

type AcceptResult =
	/** Also if it was accepted before. */
	| { ok: true }
	/** `changed`: the offer's words differ from those the customer saw. `gone`: there is no such offer. */
	| { ok: false; reason: 'gone' | 'changed' | Exclude<OfferState, 'open' | 'accepted'> }

/**
 * Accepts an offer in one transaction: stores who saw which words, marks the request as won at the agreed
 * amount (an order or service work is followed up today), writes its history, plans the delivery if a day was
 * asked for, and mails the office and the customer. Idempotent. Throws if the store fails.
 */
export async function acceptOffer(
	{ store, content, wake, publicUrl }: OfferServices,
	token: string,
	{ name, seen }: { name: string; seen: string },
	visitor: Visitor,
	now: Date,
): Promise<AcceptResult> {
	const { facts } = content.current
	const result = await store.db.transaction().execute(async (trx): Promise<AcceptResult> => {
		const locked = await lockOffer(trx, token)
		if (locked === null) return { ok: false, reason: 'gone' }
		const { offer, lead, work } = locked
		const state = stateOf(offer, now, facts)
		if (state === 'accepted') return { ok: true }
		if (state !== 'open') return { ok: false, reason: state }
		if (seen !== wordsMark(offer, facts)) return { ok: false, reason: 'changed' }
		const words = offerText(offerWords(offer, facts))
		const amount = await amountWith(trx, work, offer)
		await trx
			.updateTable('offers')
			.set({
				state: 'accepted',
				ended_at: now.toISOString(),
				accepted_name: name,
				accepted_words: words,
				accepted_local_time: formatLocalTime(now, facts),
				address_hash: hashAddress(await addressKey(trx), visitor.address),
				user_agent: visitor.userAgent.slice(0, 400).toWellFormed(),
			})
			.where('id', '=', offer.id)
			.execute()
		// Orders and service work are not done just because a price was accepted.
		const { way } = leadDefinitions[work.form]
		const isKept = way === 'order' && work.status === 'won'
		const status = way === 'sale' || isKept ? 'won' : 'contacted'
		// The request comes back today; an older, overdue follow-up keeps its day.
		const today = localTimeOf(now, facts).date
		const follow_up_on = work.follow_up_on !== null && work.follow_up_on < today ? work.follow_up_on : today
		const assignee = await assigneeOf(trx, work)
		const accepted: LeadEvent = { kind: 'accept', to: offer.id, note: `Signed “${name}”` }
		const also = { ...amount, follow_up_on }
		await changeStatus(trx, theCustomer, work, { status, also, events: [accepted] }, now, facts)
		const planned = await planDelivery(trx, work, content.current, now)
		const mails = acceptedMails({ work, words, planned, name, now, assignee }, facts, publicUrl)
		await trx
			.insertInto('outbox')
			.values(mails.map((mail) => leadMailRow(lead.form, lead.leadId, mail, facts, now)))
			.execute()
		return { ok: true }
	})
	if (result.ok) wake('mail')
	return result
}
