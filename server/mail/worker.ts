import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#app/context.server.ts'
import type { OutboxRow } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { Alarm } from './alarm.ts'
import { type Clock, realClock } from './clock.ts'
import { type Delivery, type MailFrom, smtpDelivery } from './deliver.ts'
import { emptyOldBodies } from './empty_bodies.ts'
import { Outage } from './outage.ts'
import { claimMail, nextDue, noteKeptMails, pullForward } from './outbox.ts'
import { named, sendOne } from './send_one.ts'

export interface MailWorker {
	/** Looks at the outbox now: to be called after a commit that wrote to it. */
	wake(): void
	/**
	 * Resolves when the mails in flight have been sent or given back: what has not left after `finishMs` is cut off and
	 * given back. Never takes longer than `finishMs` and two seconds, whatever mail server and store do.
	 */
	stop(): Promise<void>
}

export interface MailWorkerOptions {
	store: Store
	log: Log
	/** Undefined: mails stay in the outbox, and the log says so once a mail. */
	smtpUrl: string | undefined
	/** Asked anew for each mail: the office may change it. */
	from: () => MailFrom
	/** How many days the words of mails that have left are kept. Asked anew each time. */
	keepBodiesFor: () => number
	/** Any name for this process; made unique here. */
	processId: string
	/** How long after this process dies another may send its mail. Renewed while sending. */
	leaseMs?: number
	/** The longest the outbox goes unlooked at. */
	pollMs?: number
	/** The longest one delivery may take. */
	deadlineMs?: number
	/** How long deliveries may go on once the worker is to stop. */
	finishMs?: number
	clock?: Clock
}

/** So that one mail that hangs does not hold up the others. */
const lanes = 3
const hourMs = 60 * 60_000
/** For noting in the store what became of the mails that were cut off. */
const notingMs = 2_000

/**
 * Sends what is in the outbox until stopped, a few mails at a time. Any number of processes may run one: a mail is sent
 * by whoever holds its lease. A mail that fails is tried again for ever, less and less often; while the mail server is
 * away, one mail at a time asks for it, and when it is back all leave. A process killed between the mail server's yes
 * and its own note sends that mail a second time, with the same Message-ID.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
	const { store, log, smtpUrl, pollMs = 15_000, leaseMs = 20_000, deadlineMs = 120_000 } = options
	const { finishMs = 2_000, clock = realClock } = options
	const lease = { holder: `${options.processId}:${randomUUID()}`, leaseMs }
	const delivery = smtpUrl ? smtpDelivery(smtpUrl, options.from, lanes) : undefined
	const alarms = Array.from({ length: lanes }, () => new Alarm())
	const stop = new AbortController()
	const cut = new AbortController()
	const outage = new Outage(clock)
	const inHand = new Set<string>()
	let tidiedAt = Number.NEGATIVE_INFINITY

	async function run(alarm: Alarm) {
		while (!stop.signal.aborted) {
			let idleMs = pollMs
			try {
				if (delivery) idleMs = await drain(delivery)
				else await sayWhatIsKept()
				await tidy()
			} catch (error) {
				log.error({ error: String(error) }, 'outbox not read')
			}
			await alarm.wait(stop.signal.aborted ? 0 : clock.timer(idleMs))
		}
	}

	/** Sends all that is due; returns how long there is nothing to do. */
	async function drain(by: Delivery): Promise<number> {
		while (!stop.signal.aborted) {
			const waitMs = outage.turn()
			if (waitMs > 0) return Math.min(pollMs, waitMs)
			const mail = await claimMail(store, lease, clock.now(), [...inHand]).catch((error: unknown) => {
				outage.giveBack()
				throw error
			})
			if (!mail) {
				outage.giveBack()
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
			if (failure === 'server') outage.failed()
			else if (outage.answered()) {
				log.info({}, 'the mail server is back')
				await pullForward(store, clock.now())
				wake()
			}
		} finally {
			outage.giveBack()
			inHand.delete(mail.id)
		}
	}

	async function tidy() {
		if (clock.elapsed() - tidiedAt < hourMs) return
		tidiedAt = clock.elapsed()
		const emptied = await emptyOldBodies(store, options.keepBodiesFor(), clock.now())
		if (emptied > 0) log.info({ emptied }, 'words of old mails taken out')
	}

	async function sayWhatIsKept() {
		for (const mail of await noteKeptMails(store)) {
			log.warn(named(mail), 'mail kept in the outbox: SMTP_URL is not set')
		}
	}

	const wake = () => alarms.forEach((alarm) => alarm.ring())
	const running = Promise.all(alarms.map(run))
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
