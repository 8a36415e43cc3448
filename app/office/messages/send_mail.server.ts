import type { Transaction } from 'kysely'
import { type LeadMail, leadMailRow } from '#app/leads/lead_mail.server.ts'
import { type LeadEvent, lockLead } from '#app/leads/change_lead.server.ts'
import { changeStatus } from '#app/leads/change_status.server.ts'
import type { LeadStatus, LeadWorkRow } from '#db/inbox_rows.ts'
import type { Database } from '#db/schema.ts'
import { countIfAllowed } from '#platform/limits/count_hits.server.ts'
import { defineRateLimit } from '#platform/limits/rate_limit.ts'
import { refused } from '../kernel/screens/commands.server.ts'
import { changesSince } from '../requests/changes_since.server.ts'
import type { Composing, LeadPlace, Sent } from './message_kind.ts'

const hour = 60 * 60_000

/** The time within which the same text to the same request counts as one message. */
export const duplicateWindowMs = hour

/** Limits the mails of one staff member about one request. */
const answerLimit = defineRateLimit({ name: 'answer', allowed: [{ hits: 20, ms: hour }] })

/** Limits the mails of one staff member about all requests; more than anyone can write. */
const answersLimit = defineRateLimit({ name: 'answers', allowed: [{ hits: 200, ms: hour }] })

/** The refusal if the request was anonymized. */
export const nobodyToMail =
	'The sender’s data was removed at their request, so there is nobody to email. Nothing was sent.'
const tooMany =
	'You sent many emails within the hour, so this one was not sent. Your words are still here; please wait a while.'
const somebodyWasQuicker =
	'Somebody was quicker while you were writing, so nothing was sent yet. Please read what they did, and send again if yours still holds.'

/** What differs between kinds of mail; runs in the transaction that locks the request. */
interface Mailing {
	wasSent(trx: Transaction<Database>, work: LeadWorkRow): Promise<boolean>
	write(trx: Transaction<Database>, work: LeadWorkRow): Promise<void>
}

/**
 * Mails the customer in one transaction with everything the mail changes, within the rate limits and only if the
 * request has not changed since the writer saw it. Returns `now`, or `before` if it had already been sent. Throws if
 * the store fails.
 */
export async function sendMail(
	{ services: { store, content, wake }, staff, place: { lead }, now }: Composing<LeadPlace>,
	version: number,
	{ wasSent, write }: Mailing,
): Promise<Sent> {
	const sent = await store.db.transaction().execute(async (trx) => {
		const work = await lockLead(trx, lead)
		if (!work) return null
		if (work.anonymized_at !== null) return refused(409, nobodyToMail)
		if (work.email === '')
			return refused(409, 'There is no email address. Nothing was sent; please call instead.')
		if (await wasSent(trx, work)) return 'before'
		if (work.version !== version) {
			const events = await changesSince({ db: trx }, lead, version, content.current.facts)
			return refused(409, somebodyWasQuicker, { kept: { version: work.version, events } })
		}
		const isAllowed =
			(await countIfAllowed(trx, answerLimit, `${staff.id}:${lead.leadId}`, now)) &&
			(await countIfAllowed(trx, answersLimit, staff.id, now))
		if (!isAllowed) return refused(429, tooMany)
		await write(trx, work)
		return 'now'
	})
	if (typeof sent === 'string') wake('mail')
	return sent
}

interface MailAndProgress {
	/** Null if the customer has no mail address and is called instead. */
	mail: LeadMail | null
	status: LeadStatus
	/** Other columns of the request to set. */
	also?: Partial<LeadWorkRow>
	/** The history event; it links to the mail unless it sets `to` itself. */
	event: LeadEvent
}

/** Writes a mail to the customer and the request's new status, each with its history event. The lead must be locked. */
export async function writeLeadMail(
	trx: Transaction<Database>,
	{ services, staff, now }: Composing<LeadPlace>,
	work: LeadWorkRow,
	{ mail, status, also = {}, event }: MailAndProgress,
): Promise<void> {
	const { facts } = services.content.current
	const row = mail && leadMailRow(work.form, work.lead_id, mail, facts, now)
	if (row) await trx.insertInto('outbox').values(row).execute()
	const events = [{ to: row?.id ?? null, ...event }]
	await changeStatus(trx, staff, work, { status, also, events }, now, facts)
}

/** Returns the status of a request after an answer: a new one becomes contacted. */
export function answeredStatus({ status }: Pick<LeadWorkRow, 'status'>): LeadStatus {
	return status === 'new' ? 'contacted' : status
}
