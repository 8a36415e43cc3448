import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Services } from '#app/context.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import { newOfferToken, offerPath } from '#app/offers/offer_token.server.ts'
import { offerWords } from '#app/offers/offer_words.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'
import type { MailResult } from '../answers/mail_refusal.server.ts'
import { takeAnswer, writeLeadMail } from '../answers/send_lead_mail.server.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { offerMail } from './offer_mail.ts'

/** What is offered. */
export type OfferTerms = Pick<OfferRow, 'lines' | 'amount_cents' | 'amount_per' | 'valid_through' | 'note'>

/** Within this the same terms to the same request are the same offer. */
const sameForMs = 60 * 60_000

/**
 * Makes an offer to who asked and mails its link, in one transaction with the history, the status and the amount; an
 * offer that was open is replaced by it. The same terms within an hour are one offer. `version` is the request's as the
 * writer knew it. Throws if the store fails.
 */
export async function sendOffer(
	{ store, content, wakeMail, publicUrl }: Pick<Services, 'store' | 'content' | 'wakeMail' | 'publicUrl'>,
	staff: Staff,
	lead: LeadKey,
	{ version, ...terms }: OfferTerms & { version: number },
	now: Date,
): Promise<MailResult> {
	const { facts } = content.current
	const result = await store.db.transaction().execute(async (trx): Promise<MailResult> => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work) return { ok: false, reason: 'missing' }
		if (work.anonymized_at !== null) return { ok: false, reason: 'removed' }
		if (work.email === '') return { ok: false, reason: 'no-address' }
		const open = await openOffer(trx, lead.leadId)
		if (open && isSame(open, terms, now)) return { ok: true, isRepeat: true }
		if (work.version !== version) return { ok: false, reason: 'changed', version: work.version }
		if (!(await takeAnswer(trx, staff, lead.leadId, now))) return { ok: false, reason: 'too-many' }
		if (open)
			await trx
				.updateTable('offers')
				.set({ state: 'replaced', ended_at: now.toISOString() })
				.where('id', '=', open.id)
				.execute()
		const { token, hash } = newOfferToken()
		const offer = offerRow(lead.leadId, terms, staff, hash, now)
		await trx.insertInto('offers').values(offer).execute()
		const link = publicUrl + offerPath(token)
		const mail = offerMail({ work, offer, words: offerWords(offer, facts), link }, facts, now)
		const { amount_cents, amount_per } = terms
		const writing = { staff, facts, now }
		// The link in it opens the offer: its text goes as soon as it has left.
		const secret = { ...mail, clears_body: true }
		await writeLeadMail(trx, writing, work, secret, 'offer', { amount_cents, amount_per })
		return { ok: true, isRepeat: false }
	})
	if (result.ok) wakeMail()
	return result
}

async function openOffer(trx: Transaction<Database>, leadId: string): Promise<OfferRow | undefined> {
	return trx
		.selectFrom('offers')
		.selectAll()
		.where('lead_id', '=', leadId)
		.where('state', '=', 'open')
		.executeTakeFirst()
}

function isSame(open: OfferRow, terms: OfferTerms, now: Date): boolean {
	const { lines, amount_cents, amount_per, valid_through, note } = open
	const isRecent = now.getTime() - Date.parse(open.created_at) < sameForMs
	return isRecent && isDeepStrictEqual({ lines, amount_cents, amount_per, valid_through, note }, terms)
}

function offerRow(lead_id: string, terms: OfferTerms, staff: Staff, token_hash: string, now: Date): OfferRow {
	return {
		...terms,
		id: randomUUID(),
		lead_id,
		token_hash,
		state: 'open',
		staff_id: staff.id,
		staff_name: staff.name,
		created_at: now.toISOString(),
		ended_at: null,
		accepted_name: null,
		accepted_words: null,
		accepted_local_time: null,
		address_hash: null,
		user_agent: null,
	}
}
