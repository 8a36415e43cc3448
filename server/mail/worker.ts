import type { Store } from '#db/store.server.ts'
import { pullForward } from '#platform/jobs/jobs.ts'
import { type JobWorker, startJobWorker } from '#platform/jobs/job_worker.ts'
import type { Log } from '#platform/log/log.ts'
import { CircuitBreaker } from '#platform/mail/circuit_breaker.ts'
import { type Delivery, type MailFrom, smtpDelivery } from '#platform/mail/deliver.ts'
import { mailJobs } from '#platform/mail/mail_jobs.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'
import { markHeldMails } from './held_mails.ts'
import { type MailJob, named, sendOne } from './send_one.ts'
import { takeBundle } from './take_bundle.ts'

export interface MailWorkerOptions {
	store: Store
	log: Log
	/** If undefined, mails stay in the outbox, and each is logged once. */
	smtpUrl: string | undefined
	/** Read for each mail, because the office may change it. */
	from: () => MailFrom
	/** Any name for this process. */
	processId: string
	/** The duration of a lease in milliseconds, after which another process may send the mail. Renewed while sending. */
	leaseMs?: number
	/** The longest interval between polls of the outbox, in milliseconds. */
	pollMs?: number
	/** The maximum duration of one delivery in milliseconds. */
	deadlineMs?: number
	/** How long deliveries may continue when the worker stops, in milliseconds. */
	finishMs?: number
	clock?: Clock
}

/** More than one, so that a hanging mail does not hold up the others. */
const concurrency = 3
/** A gate that never admits a mail, for when there is no mail server. */
const closed = { tryAcquire: () => Number.POSITIVE_INFINITY, release: () => undefined }

/**
 * Sends the outbox until stopped, a few mails at a time, in any number of processes; only the holder of a mail's lease sends it. Failed
 * mails are retried indefinitely with backoff. If a process is killed after the mail server accepted a mail, the mail is sent again with
 * the same Message-ID.
 */
export function startMailWorker(options: MailWorkerOptions): JobWorker {
	const { store, log, smtpUrl, pollMs = 15_000, leaseMs = 20_000, deadlineMs = 120_000 } = options
	const { processId, finishMs = 2_000, clock = realClock } = options
	const delivery = smtpUrl ? smtpDelivery(smtpUrl, options.from, concurrency) : undefined
	const breaker = new CircuitBreaker(clock)

	async function send(by: Delivery, job: MailJob) {
		const mail = await store.db
			.selectFrom('outbox')
			.selectAll()
			.where('id', '=', job.row.subject_id)
			.executeTakeFirst()
		// The mail was deleted after its job was claimed.
		if (!mail) return void (await job.finish(async () => undefined))
		if (mail.useful_until !== null && Date.parse(mail.useful_until) <= clock.now().getTime()) {
			// Deleting the mail also deletes its job.
			await store.db.deleteFrom('outbox').where('id', '=', mail.id).execute()
			return log.warn(named(mail), 'mail dropped: its time had passed before it could leave')
		}
		const together = await takeBundle(store, job, mail)
		const failure = await sendOne({ store, log, delivery: by, now: clock.now }, job, together)
		if (failure === 'server') breaker.recordFailure()
		else if (breaker.recordSuccess()) {
			log.info({}, 'the mail server is back')
			await pullForward(store.db, mailJobs, 'server', clock.now())
			worker.wake()
		}
	}

	async function logHeldMails() {
		for (let mails = await markHeldMails(store); mails.length > 0; mails = await markHeldMails(store))
			for (const mail of mails) log.warn(named(mail), 'mail kept in the outbox: SMTP_URL is not set')
	}

	const worker = startJobWorker(mailJobs, {
		store,
		log,
		processId,
		concurrency,
		leaseMs,
		pollMs,
		deadlineMs,
		finishMs,
		clock,
		gate: delivery ? breaker : closed,
		async work(job: MailJob) {
			if (delivery) await send(delivery, job)
		},
		async whenIdle() {
			if (!delivery) await logHeldMails()
		},
		onError: (error) => log.error({ error: String(error) }, 'outbox not read'),
	})
	return {
		wake: worker.wake,
		async stop() {
			await worker.stop()
			delivery?.close()
		},
	}
}
