import type { Services } from '#app/context.server.ts'
import { sweepReminders } from '#app/pickup/reminders/sweep.server.ts'
import { writeAlertMails } from '#app/pickup/reminders/write_alert_mails.server.ts'
import { writeRemovalMails } from '#app/pickup/reminders/write_removal_mails.server.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { startPolling } from '#platform/jobs/poll.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'

export interface ReminderWorker {
	/** Begins no more batches, and resolves when the one under way is written. */
	stop(): Promise<void>
}

export interface ReminderWorkerOptions {
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wakeMail' | 'log'>
	/** How often it looks what is due, in milliseconds; a change of the content makes it look at once. */
	everyMs?: number
	clock?: Clock
}

const hourMs = 60 * 60_000

/**
 * Writes due reminders and the mails of service alerts and deleted areas into the outbox until stopped, and deletes expired data.
 * Any number of processes may run it: the store's keys see to it that each mail is written once.
 */
export function startReminderWorker({
	services,
	everyMs = 30_000,
	clock = realClock,
}: ReminderWorkerOptions): ReminderWorker {
	const { log } = services
	const stop = new AbortController()
	let sweptAt = Number.NEGATIVE_INFINITY

	async function poll() {
		const began = clock.elapsed()
		const removalMails = await writeRemovalMails(services, clock.now(), stop.signal)
		const alertMails = await writeAlertMails(services, clock.now(), stop.signal)
		const reminders = await writeReminders(services, clock.now(), stop.signal)
		const ms = Math.round(clock.elapsed() - began)
		if (removalMails + alertMails + reminders > 0)
			log.info({ reminders, alertMails, removalMails, ms }, 'reminders written')
		if (clock.elapsed() - sweptAt < hourMs) return everyMs
		sweptAt = clock.elapsed()
		await sweepReminders(services, services.content.current.facts, clock.now())
		return everyMs
	}

	const polling = startPolling({
		clock,
		poll,
		onError(error) {
			log.error({ error: String(error) }, 'reminders not written')
			return everyMs
		},
	})
	const stopListening = services.content.onReload(() => polling.wake())
	return {
		async stop() {
			stop.abort()
			stopListening()
			await polling.stop()
		},
	}
}
