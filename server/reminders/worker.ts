import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Services } from '#app/services.server.ts'
import { writeAlertMails } from '#app/pickup/reminders/write_alert_mails.server.ts'
import { writeRemovalMails } from '#app/pickup/reminders/write_removal_mails.server.ts'
import { writeCorrections } from '#app/pickup/reminders/write_corrections.server.ts'
import { writeReminders } from '#app/pickup/reminders/write_reminders.server.ts'
import { writeRulesMails } from '#app/pickup/reminders/write_rules_mails.server.ts'
import { startPolling } from '#platform/jobs/poll.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'

export interface ReminderWorkerOptions {
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake' | 'log'>
	/** The polling interval in milliseconds; a content change triggers a poll at once. */
	everyMs?: number
	clock?: Clock
}

/**
 * Writes due reminders and the mails of service alerts, changed and deleted areas into the outbox until stopped. Any number of processes
 * may run it: unique keys in the store ensure that each mail is written once.
 */
export function startReminderWorker({
	services,
	everyMs = 30_000,
	clock = realClock,
}: ReminderWorkerOptions): { stop(): Promise<void> } {
	const { log } = services
	let corrected: ContentHub['current'] | null = null

	async function poll(stopping: AbortSignal) {
		const began = clock.elapsed()
		const removalMails = await writeRemovalMails(services, clock.now(), stopping)
		const alertMails = await writeAlertMails(services, clock.now(), stopping)
		const rulesMails = await writeRulesMails(services, clock.now(), stopping)
		const corrections = await correct(stopping)
		const reminders = await writeReminders(services, clock.now(), stopping)
		const ms = Math.round(clock.elapsed() - began)
		if (removalMails + rulesMails + corrections + alertMails + reminders > 0)
			log.info({ reminders, corrections, alertMails, rulesMails, removalMails, ms }, 'reminders written')
		return everyMs
	}

	/** Runs on startup, for work an earlier process left, and after content changes, because only these can make a reminder wrong. */
	async function correct(stopping: AbortSignal): Promise<number> {
		const { current } = services.content
		if (current === corrected) return 0
		const written = await writeCorrections(services, clock.now(), stopping)
		if (!stopping.aborted) corrected = current
		return written
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
		/** Starts no more batches, and resolves when the current one is written. */
		async stop() {
			stopListening()
			await polling.stop()
		},
	}
}
