import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log/log.ts'
import type { OutboxRow } from '#db/schema.ts'
import type { MailFailure } from '#platform/mail/mail_failure.ts'
import type { Store } from '#db/store.server.ts'
import { backoff } from '#platform/mail/backoff.ts'
import type { Clock } from '#platform/time/clock.ts'
import { type Delivery, failureOf } from '#platform/mail/deliver.ts'
import { publishMailOutcome } from '#platform/mail/mail_outcomes.ts'
import { type Lease, markFailed, markSent, renewLease } from './outbox.ts'

export interface Sending {
	store: Store
	log: Log
	lease: Lease
	delivery: Delivery
	clock: Clock
	/** The longest the delivery may take. */
	deadlineMs: number
	/** Aborted when the process must end now. */
	cut: AbortSignal
}

/**
 * Delivers a claimed mail and stores the outcome, renewing the lease meanwhile. Returns why it failed, or null.
 * Throws only when the store fails; the mail is then sent again when the lease runs out.
 */
export async function sendOne(sending: Sending, mail: OutboxRow): Promise<MailFailure | null> {
	const { store, log, lease } = sending
	const lost = new AbortController()
	const renewal = setInterval(() => {
		renewLease(store, mail.id, lease, sending.clock.now())
			.then((isOurs) => isOurs || lost.abort(new Error('another process took the mail over')))
			.catch((error: unknown) => log.warn({ ...named(mail), error: String(error) }, 'lease not renewed'))
	}, lease.leaseMs / 4)
	try {
		const signal = AbortSignal.any([lost.signal, sending.cut, AbortSignal.timeout(sending.deadlineMs)])
		const failure = await sending.delivery.send(mail, signal).then(
			() => null,
			(error: unknown) => ({ error }),
		)
		if (failure) return await noteFailure(sending, mail, failure.error)
		publishMailOutcome('sent')
		await noteSuccess(sending, mail)
		return null
	} finally {
		clearInterval(renewal)
	}
}

/** Retries for a while: a mail that was sent but not marked would be sent again. */
async function noteSuccess({ store, log, lease, clock }: Sending, mail: OutboxRow): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			const isNoted = await markSent(store, mail.id, lease, clock.now())
			if (isNoted) log.info(named(mail), 'mail sent')
			else log.warn(named(mail), 'mail sent, but another process had taken it over')
			return
		} catch (error) {
			if (attempt === 6) throw error
			log.warn({ ...named(mail), error: String(error) }, 'mail sent, but not yet noted')
			await sleep(100 * 2 ** attempt)
		}
	}
}

async function noteFailure(
	{ store, log, lease, clock }: Sending,
	mail: OutboxRow,
	thrown: unknown,
): Promise<MailFailure> {
	const failure = failureOf(thrown)
	publishMailOutcome(failure === 'refused' ? 'refused' : 'failed')
	const failures = mail.failure === failure ? mail.failures + 1 : 1
	// Mail servers often repeat the refused address; the log must not hold it.
	const error = String(thrown).replaceAll(mail.to_address, '(recipient)').slice(0, 1000)
	const nextAttempt = new Date(clock.now().getTime() + backoff(failures, failure))
	const fields = { ...named(mail), error, failure, attempts: mail.attempts, nextAttempt }
	if (failure === 'refused')
		log.error(fields, 'mail refused by the other side; it will be tried again, rarely')
	else log.warn(fields, 'mail not sent; it will be tried again')
	await markFailed(store, mail.id, lease, { error, failure, failures, nextAttempt })
	return failure
}

/** What the log says about a mail: no names, no addresses. */
export function named(mail: OutboxRow) {
	return { mail: mail.message_id, kind: mail.kind, form: mail.form, leadId: mail.lead_id }
}
