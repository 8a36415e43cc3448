import type { Transaction } from 'kysely'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'
import { assigneeOf } from '#app/leads/assignee.server.ts'
import { leadMailRow } from '#app/leads/lead_mail.server.ts'
import { recordEvent, theCustomer, theSite } from '#app/leads/change_lead.server.ts'
import { changeStatus } from '#app/leads/change_status.server.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { OfferRow } from '#db/offer_rows.ts'
import type { Database } from '#db/schema.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import type { OfferServices } from './accept_offer.server.ts'
import { questionMails } from './offer_mails.server.ts'
import { lockOffer } from './read_offer.server.ts'

const hour = 60 * 60_000
const duplicateWindowMs = hour

/** Limits questions about one offer. */
const questionLimit = defineRateLimit({
	name: 'offer-question',
	allowed: [
		{ hits: 5, ms: hour },
		{ hits: 15, ms: 24 * hour },
	],
})

type AskResult = { ok: true } | { ok: false; reason: 'gone' | 'too-many' }

/**
 * Stores a question about an offer, even an ended one: adds it to the request's history and mails it to the
 * office and the assignee, in one transaction. The request returns to the top of the inbox today. Repeats of
 * the same text within an hour are ignored. Throws if the store fails.
 */
export async function askAboutOffer(
	{ store, content, wake, publicUrl }: OfferServices,
	token: string,
	text: string,
	now: Date,
): Promise<AskResult> {
	const { facts } = content.current
	const result = await store.db.transaction().execute(async (trx): Promise<AskResult> => {
		const locked = await lockOffer(trx, token)
		if (locked === null) return { ok: false, reason: 'gone' }
		const { offer, lead, work } = locked
		if (await wasAsked(trx, offer, text, now)) return { ok: true }
		if (!(await countIfAllowed(trx, questionLimit, offer.id, now))) return { ok: false, reason: 'too-many' }
		const assignee = await assigneeOf(trx, work)
		await scheduleFollowUp(trx, work, now, facts)
		const question = { kind: 'question', lead, to: offer.id, note: text } as const
		await recordEvent(trx, theCustomer, question, now)
		const mails = questionMails({ work, text, assignee }, facts, publicUrl)
		await trx
			.insertInto('outbox')
			.values(mails.map((mail) => leadMailRow(lead.form, lead.leadId, mail, facts, now)))
			.execute()
		return { ok: true }
	})
	if (result.ok) wake('mail')
	return result
}

/** Schedules a follow-up for today, unless the request is new or spam. Reopens a lost one. */
async function scheduleFollowUp(
	trx: Transaction<Database>,
	work: LeadWorkRow,
	now: Date,
	zoned: Zoned,
): Promise<void> {
	const status = work.status === 'lost' ? 'contacted' : work.status
	if (status === 'new' || status === 'spam') return
	const follow_up_on = localTimeOf(now, zoned).date
	await changeStatus(trx, theSite, work, { status, also: { follow_up_on } }, now, zoned)
}

async function wasAsked(
	trx: Transaction<Database>,
	{ id, lead_id }: OfferRow,
	text: string,
	now: Date,
): Promise<boolean> {
	const earlier = await trx
		.selectFrom('lead_events')
		.select('id')
		.where('lead_id', '=', lead_id)
		.where('kind', '=', 'question')
		.where('to_value', '=', id)
		.where('note', '=', text)
		.where('created_at', '>', new Date(now.getTime() - duplicateWindowMs).toISOString())
		.executeTakeFirst()
	return earlier !== undefined
}
