import type { Transaction } from 'kysely'
import type { Services } from '#app/context.server.ts'
import type { LeadMail } from '#app/leads/lead_mail.server.ts'
import type { Database } from '#db/schema.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { answerMail, type AnswerWords } from './answer_mail.ts'
import type { MailResult } from './mail_refusal.server.ts'
import { canEnd } from './can_end.server.ts'
import { takeAnswer, writeLeadMail } from './send_lead_mail.server.ts'

/** Within this the same words to the same request are the same mail. */
const sameForMs = 60 * 60_000

/**
 * Answers a request by mail, in one transaction with its line of history and the status. The same words within an hour
 * are mailed once, however often and from wherever they are sent. `isEnd`: service work is done with it. `version` is the request's as the writer knew it.
 * Throws if the store fails.
 */
export async function sendAnswer(
	{ store, content, wakeMail }: Pick<Services, 'store' | 'content' | 'wakeMail'>,
	staff: Staff,
	lead: LeadKey,
	{ version, isEnd = false, ...words }: AnswerWords & { version: number; isEnd?: boolean },
	now: Date,
): Promise<MailResult> {
	const { facts } = content.current
	const result = await store.db.transaction().execute(async (trx): Promise<MailResult> => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work) return { ok: false, reason: 'missing' }
		if (work.anonymized_at !== null) return { ok: false, reason: 'removed' }
		if (work.email === '') return { ok: false, reason: 'no-address' }
		const mail = answerMail(words, work, facts, now)
		if (await wasSent(trx, lead, mail, now)) return { ok: true, isRepeat: true }
		if (work.version !== version) return { ok: false, reason: 'changed', version: work.version }
		if (!(await takeAnswer(trx, staff, lead.leadId, now))) return { ok: false, reason: 'too-many' }
		await writeLeadMail(trx, { staff, facts, now, isEnd: isEnd && canEnd(work) }, work, mail, 'answer')
		return { ok: true, isRepeat: false }
	})
	if (result.ok) wakeMail()
	return result
}

async function wasSent(
	trx: Transaction<Database>,
	{ form, leadId }: LeadKey,
	{ subject, body }: LeadMail,
	now: Date,
): Promise<boolean> {
	const sent = await trx
		.selectFrom('outbox')
		.select('id')
		.where('form', '=', form)
		.where('lead_id', '=', leadId)
		.where('kind', '=', 'answer')
		.where('subject', '=', subject)
		.where('body', '=', body)
		.where('created_at', '>', new Date(now.getTime() - sameForMs).toISOString())
		.executeTakeFirst()
	return sent !== undefined
}
