import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#platform/log/log.ts'
import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { WakeableTimer } from '#platform/jobs/wakeable_timer.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'
import { type Delivery, type MailFrom, smtpDelivery } from '#platform/mail/deliver.ts'
import { clearOldBodies } from './clear_bodies.ts'
import { CircuitBreaker } from '#platform/mail/circuit_breaker.ts'
import { claimMail, nextDue, markHeldMails, pullForward } from './outbox.ts'
import { named, sendOne } from './send_one.ts'

export interface MailWorker {
	/** Looks at the outbox now: to be called after a commit that wrote to it. */
	wake(): void
	/**
	 * Resolves when the mails in flight are sent or released: after `finishMs` deliveries are aborted. Never takes more
	 * than `finishMs` and two seconds, whatever mail server and store do.
	 */
	stop(): Promise<void>
}

export interface MailWorkerOptions {
	store: Store
	log: Log
	/** Undefined: mails stay in the outbox, and the log says so once a mail. */
	smtpUrl: string | undefined
	/** Read for each mail, because the office may change it. */
	from: () => MailFrom
	/** How many days the bodies of sent mails are kept. Read each time. */
	bodyRetentionDays: () => number
	/** Any name for this process; made unique here. */
	processId: string
	/** How long a lease lasts; after that another process may send the mail. Renewed while sending. */
	leaseMs?: number
	/** How often the outbox is polled at least, in milliseconds. */
	pollMs?: number
	/** The longest one delivery may take. */
	deadlineMs?: number
	/** How long deliveries may go on once the worker is to stop. */
	finishMs?: number
	clock?: Clock
}

/** Several, so that one mail that hangs does not hold up the others. */
const concurrency = 3
const hourMs = 60 * 60_000
/** Time to store the outcome of aborted deliveries. */
const notingMs = 2_000

/**
 * Sends the outbox until stopped, a few mails at a time; any number of processes may run it, each mail is sent by the
 * holder of its lease. Failed mails are retried for ever, ever more rarely. A process killed after the mail server's
 * acceptance sends that mail again, with the same Message-ID.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
	const { store, log, smtpUrl, pollMs = 15_000, leaseMs = 20_000, deadlineMs = 120_000 } = options
	const { finishMs = 2_000, clock = realClock } = options
	const lease = { holder: `${options.processId}:${randomUUID()}`, leaseMs }
	const delivery = smtpUrl ? smtpDelivery(smtpUrl, options.from, concurrency) : undefined
	const timers = Array.from({ length: concurrency }, () => new WakeableTimer())
	const stop = new AbortController()
	const cut = new AbortController()
	const breaker = new CircuitBreaker(clock)
	const inHand = new Set<string>()
	let tidiedAt = Number.NEGATIVE_INFINITY

	async function run(timer: WakeableTimer) {
		while (!stop.signal.aborted) {
			let idleMs = pollMs
			try {
				if (delivery) idleMs = await drain(delivery)
				else await logHeldMails()
				await tidy()
			} catch (error) {
				log.error({ error: String(error) }, 'outbox not read')
			}
			await timer.wait(stop.signal.aborted ? 0 : clock.timer(idleMs))
		}
	}

	/** Sends all that is due; returns the milliseconds until the next one. */
	async function drain(by: Delivery): Promise<number> {
		while (!stop.signal.aborted) {
			const waitMs = breaker.tryAcquire()
			if (waitMs > 0) return Math.min(pollMs, waitMs)
			const mail = await claimMail(store, lease, clock.now(), [...inHand]).catch((error: unknown) => {
				breaker.release()
				throw error
			})
			if (!mail) {
				breaker.release()
				break
			}
			await send(by, mail)
		}
		const due = await nextDue(store)
		return due ? Math.min(pollMs, Math.max(50, due.getTime() - clock.now().getTime())) : pollMs
	}

	async function send(by: Delivery, mail: OutboxRow) {
		inHand.add(mail.id)
		try {
			const sending = { store, log, lease, delivery: by, clock, deadlineMs, cut: cut.signal }
			const failure = await sendOne(sending, mail)
			if (failure === 'server') breaker.recordFailure()
			else if (breaker.recordSuccess()) {
				log.info({}, 'the mail server is back')
				await pullForward(store, clock.now())
				wake()
			}
		} finally {
			breaker.release()
			inHand.delete(mail.id)
		}
	}

	async function tidy() {
		if (clock.elapsed() - tidiedAt < hourMs) return
		tidiedAt = clock.elapsed()
		const emptied = await clearOldBodies(store, options.bodyRetentionDays(), clock.now())
		if (emptied > 0) log.info({ emptied }, 'words of old mails taken out')
	}

	async function logHeldMails() {
		for (const mail of await markHeldMails(store)) {
			log.warn(named(mail), 'mail kept in the outbox: SMTP_URL is not set')
		}
	}

	const wake = () => timers.forEach((timer) => timer.wake())
	const running = Promise.all(timers.map(run))
	return {
		wake,
		async stop() {
			stop.abort()
			wake()
			await settled(running, finishMs)
			cut.abort(new Error('the server was stopped'))
			await settled(running, notingMs)
			delivery?.close()
		},
	}
}

/** Resolves when the work is done, or after so many milliseconds. */
async function settled(work: Promise<unknown>, ms: number): Promise<void> {
	const waited = new AbortController()
	const timer = sleep(ms, undefined, { signal: waited.signal }).catch(() => undefined)
	await Promise.race([work, timer])
	waited.abort()
}
