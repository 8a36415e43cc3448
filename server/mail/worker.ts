import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'
import { Alarm } from './alarm.ts'
import { type Delivery, type MailFrom, smtpDelivery } from './deliver.ts'
import { claimMail, nextDue, noteKeptMails } from './outbox.ts'
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
}

/** So that one mail that hangs does not hold up the others. */
const lanes = 3
/** For noting in the store what became of the mails that were cut off. */
const notingMs = 2_000

/**
 * Sends what is in the outbox until stopped, a few mails at a time. Any number of processes may run one: a mail is sent
 * by whoever holds its lease. A mail that fails is tried again for ever, less and less often. A process killed between
 * the mail server's yes and its own note sends that mail a second time, with the same Message-ID.
 */
export function startMailWorker(options: MailWorkerOptions): MailWorker {
	const { store, log, smtpUrl, pollMs = 15_000, leaseMs = 20_000, deadlineMs = 120_000 } = options
	const { finishMs = 2_000 } = options
	const lease = { holder: `${options.processId}:${randomUUID()}`, leaseMs }
	const delivery = smtpUrl ? smtpDelivery(smtpUrl, options.from, lanes) : undefined
	const alarms = Array.from({ length: lanes }, () => new Alarm())
	const stop = new AbortController()
	const cut = new AbortController()

	async function run(alarm: Alarm) {
		while (!stop.signal.aborted) {
			let idleMs = pollMs
			try {
				if (delivery) idleMs = await drain(delivery)
				else await sayWhatIsKept()
			} catch (error) {
				log.error({ error: String(error) }, 'outbox not read')
			}
			await alarm.wait(stop.signal.aborted ? 0 : idleMs)
		}
	}

	/** Sends all that is due; returns how long there is nothing to do. */
	async function drain(by: Delivery): Promise<number> {
		while (!stop.signal.aborted) {
			const mail = await claimMail(store, lease, new Date())
			if (!mail) break
			await sendOne({ store, log, lease, delivery: by, deadlineMs, cut: cut.signal }, mail)
		}
		const due = await nextDue(store)
		return due ? Math.min(pollMs, Math.max(50, due.getTime() - Date.now())) : pollMs
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
