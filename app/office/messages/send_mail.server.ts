import type { Transaction } from 'kysely'
import type { Facts } from '#app/company/facts_type.ts'
import { fillPlaceholders } from '#app/content/placeholders.ts'
import type { Services } from '#app/context.server.ts'
import { type LeadMail, leadMailRow } from '#app/leads/lead_mail.server.ts'
import { lockLead } from '#app/leads/lock_lead.server.ts'
import { statusColumns } from '#app/leads/status_columns.ts'
import type { LeadEventKind, LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { takeHit } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { changesSince } from '../requests/changes_since.server.ts'
import { type LeadKey, recordEvent } from '../requests/lead_events.server.ts'
import type { LeadPlace, Sent, Writing } from './message_kind.ts'

const hour = 60 * 60_000

/** Within this the same to the same request is one message. */
export const sameForMs = hour

/** Mails that one member of staff sends about one request. */
export const answerLimit = defineRateLimit({ name: 'answer', allowed: [{ hits: 20, ms: hour }] })

/** Mails that one member of staff sends about all requests: more than anybody can write. */
export const answersLimit = defineRateLimit({ name: 'answers', allowed: [{ hits: 200, ms: hour }] })

/** What became of a mail to who asked. */
export type MailResult =
	/** `isRepeat`: it was sent before, and nothing was mailed again. */
	| { ok: true; isRepeat: boolean }
	| { ok: false; reason: 'missing' | 'removed' | 'no-address' | 'too-many' }
	/** Somebody did something since `version`; see the history. */
	| { ok: false; reason: 'changed'; version: number }

/** What a mail of one kind asks and writes, in the transaction in which the request is locked. */
interface Mailing {
	wasSent(trx: Transaction<Database>, work: LeadWorkRow): Promise<boolean>
	write(trx: Transaction<Database>, work: LeadWorkRow): Promise<void>
}

export type MailWriting = Writing<LeadPlace, Pick<Services, 'store' | 'content' | 'wakeMail'>>

/**
 * Mails who asked, in one transaction with everything that it changes: once, as often as the limits allow, and only while
 * the request is as the writer knew it. Throws if the store fails.
 */
export async function sendMail(
	{ services: { store, wakeMail }, staff, place: { lead }, now }: MailWriting,
	version: number,
	{ wasSent, write }: Mailing,
): Promise<MailResult> {
	const result = await store.db.transaction().execute(async (trx): Promise<MailResult> => {
		const work = await lockLead(trx, store.kind, lead)
		if (!work) return { ok: false, reason: 'missing' }
		if (work.anonymized_at !== null) return { ok: false, reason: 'removed' }
		if (work.email === '') return { ok: false, reason: 'no-address' }
		if (await wasSent(trx, work)) return { ok: true, isRepeat: true }
		if (work.version !== version) return { ok: false, reason: 'changed', version: work.version }
		const isAllowed =
			(await takeHit(trx, answerLimit, `${staff.id}:${lead.leadId}`, now)) &&
			(await takeHit(trx, answersLimit, staff.id, now))
		if (!isAllowed) return { ok: false, reason: 'too-many' }
		await write(trx, work)
		return { ok: true, isRepeat: false }
	})
	if (result.ok) wakeMail()
	return result
}

interface Written {
	/** Null for somebody without an address, who is called instead. */
	mail: LeadMail | null
	status: LeadStatus
	/** What else is set of the request. */
	also?: Partial<LeadWorkRow>
	/** The line of history; it leads to the mail unless it says otherwise. */
	event: { kind: LeadEventKind; from?: string | null; to?: string; note?: string | null }
}

/** Writes a mail to who asked, and what it makes of the request, each with its line of history. The lead is locked. */
export async function writeLeadMail(
	trx: Transaction<Database>,
	{ services, staff, now }: Writing<LeadPlace, Pick<Services, 'content'>>,
	work: LeadWorkRow,
	{ mail, status, also = {}, event }: Written,
): Promise<void> {
	const lead: LeadKey = { form: work.form, leadId: work.lead_id }
	const row = mail && leadMailRow(work.form, work.lead_id, mail, services.content.current.facts, now)
	if (row) await trx.insertInto('outbox').values(row).execute()
	const version = work.version + 1
	await trx
		.updateTable('lead_work')
		.set({ ...statusColumns(work, status, now), ...also, version, updated_at: now.toISOString() })
		.where('lead_id', '=', work.lead_id)
		.execute()
	if (status !== work.status)
		await recordEvent(trx, staff, { kind: 'status', lead, version, from: work.status, to: status }, now)
	await recordEvent(trx, staff, { to: row?.id ?? null, ...event, lead, version }, now)
}

/** The status of a request that a mail answers: a new one is contacted. */
export function answeredStatus({ status }: Pick<LeadWorkRow, 'status'>): LeadStatus {
	return status === 'new' ? 'contacted' : status
}

/** A mail as it leaves: the text, who we are, and the reference. Replies go to the office. */
export function officeMail(
	{ subject, text }: { subject: string; text: string },
	{ email, reference }: Pick<LeadWorkRow, 'email' | 'reference'>,
	facts: Facts,
	now: Date,
): LeadMail {
	const company = fillPlaceholders('{{company}}\n{{address}}\n{{phone}}', facts, now)
	return {
		kind: 'answer',
		to: email,
		replyTo: facts.email,
		subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
		body: `${text}\n\n--\n${company}\n\nYour reference number is ${reference}. A reply to this email reaches us.\n`,
	}
}

export const mailRefusals = {
	removed: 'Who asked was taken out on request, so there is nobody to mail. Nothing was sent.',
	'no-address': 'There is no mail address. Nothing was sent; please call instead.',
	'too-many':
		'You sent many mails within the hour, so this one was not sent. Your words are still here; please wait a while.',
	changed:
		'Somebody was quicker while you were writing, so nothing was sent yet. Please read what they did, and send again if yours still holds.',
} as const

/** The same result for the form that wanted to send; with what others did since `version`. */
export async function sentMail(
	result: MailResult,
	version: number,
	{ services: { store }, place: { lead } }: Writing<LeadPlace, Pick<Services, 'store'>>,
): Promise<Sent> {
	if (result.ok) return { ok: true, outcome: result.isRepeat ? 'before' : 'now' }
	if (result.reason === 'missing') return null
	const message = mailRefusals[result.reason]
	if (result.reason !== 'changed')
		return { ok: false, status: result.reason === 'too-many' ? 429 : 409, message }
	const events = await changesSince(store, lead, version)
	return { ok: false, status: 409, message, events, version: result.version }
}
