import { asOneMail } from '#app/leads/bundled_mails.server.ts'
import type { Database, OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { ClaimedJob } from '#platform/jobs/claimed_job.ts'
import type { Log } from '#platform/log/log.ts'
import { type Delivery, failureOf } from '#platform/mail/deliver.ts'
import type { MailFailure } from '#platform/mail/mail_failure.ts'
import { publishMailOutcome } from '#platform/mail/mail_outcomes.ts'
import { threadOf } from './thread_of.ts'

export interface Sending {
	store: Pick<Store, 'db'>
	log: Log
	delivery: Delivery
	now: () => Date
}

export type MailJob = ClaimedJob<Database, MailFailure>

/**
 * Delivers a mail, or several as one, and stores the outcome. Returns why it failed, or null. Throws only if the store fails; the mail is
 * then sent again when the lease expires.
 */
export async function sendOne(
	sending: Sending,
	job: MailJob,
	together: readonly [OutboxRow, ...OutboxRow[]],
): Promise<MailFailure | null> {
	const [mail] = together
	const in_reply_to = await threadOf(sending.store, mail)
	const outgoing = { ...asOneMail(together), in_reply_to, isAutomatic: mail.kind !== 'answer' }
	const failure = await sending.delivery.send(outgoing, job.signal).then(
		() => null,
		(error: unknown) => ({ error }),
	)
	if (failure) return noteFailure(sending, job, mail, failure.error)
	publishMailOutcome('sent')
	await noteSuccess(sending, job, together)
	return null
}

async function noteSuccess(
	{ log, now }: Sending,
	job: MailJob,
	together: readonly OutboxRow[],
): Promise<void> {
	const ids = together.map(({ id }) => id)
	const isNoted = await job.finish((trx) =>
		trx
			.updateTable('outbox')
			.set((eb) => ({
				sent_at: now().toISOString(),
				// The text of mails without a lead is cleared too, because it has a secret link.
				body: eb
					.case()
					.when(eb.or([eb('form', 'is', null), eb('clears_body', '=', true)]))
					.then('')
					.else(eb.ref('body'))
					.end(),
			}))
			.where('id', 'in', ids)
			.execute(),
	)
	for (const mail of together)
		if (isNoted) log.info(named(mail), 'mail sent')
		else log.warn(named(mail), 'mail sent, but another process had taken it over')
}

async function noteFailure(
	{ log }: Sending,
	job: MailJob,
	mail: OutboxRow,
	thrown: unknown,
): Promise<MailFailure> {
	const failure = failureOf(thrown)
	publishMailOutcome(failure === 'refused' ? 'refused' : 'failed')
	// Mail servers often repeat the refused address; the log must not hold it.
	const error = String(thrown).replaceAll(mail.to_address, '(recipient)').slice(0, 1000)
	const { attempts } = job.row
	const nextAttempt = job.nextAttempt(failure)
	const fields = { ...named(mail), error, failure, attempts, nextAttempt }
	if (failure === 'refused')
		log.error(fields, 'mail refused by the other side; it will be tried again, rarely')
	else log.warn(fields, 'mail not sent; it will be tried again')
	await job.postpone(failure, error, nextAttempt)
	return failure
}

/** The log fields for a mail: no names, no addresses. */
export function named(mail: OutboxRow) {
	return { mail: mail.message_id, kind: mail.kind, form: mail.form, leadId: mail.lead_id }
}
