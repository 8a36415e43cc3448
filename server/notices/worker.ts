import { notifyAtOpening } from '#app/office/notices/notify_at_opening.server.ts'
import type { Services } from '#app/services.server.ts'
import { notifyOfAccepted } from '#app/office/notices/notify_of_accepted.server.ts'
import { notifyOfAssigned } from '#app/office/notices/notify_of_assigned.server.ts'
import { notifyOfDue } from '#app/office/notices/notify_of_due.server.ts'
import { notifyOfNew } from '#app/office/notices/notify_of_new.server.ts'
import { type Polling, startPolling } from '#platform/jobs/poll.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'

export interface NoticeWorkerOptions {
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake' | 'log'> & {
		health: Pick<Services['health'], 'mail'>
	}
	/** The polling interval in milliseconds. */
	everyMs?: number
	clock?: Clock
}

/** Longer than usual, so that an unreachable store does not fill the log. */
const afterFailureMs = 30_000

/**
 * Writes the mails and pushes that notify the office of new requests, accepted offers, promises about to break, assignments, and the coming
 * day. Any number of processes may run it: unique keys in the store ensure that each notice is written once.
 */
export function startNoticeWorker({
	services,
	everyMs = 3_000,
	clock = realClock,
}: NoticeWorkerOptions): Polling {
	const { log } = services

	async function poll() {
		const now = clock.now()
		const ofNew = await notifyOfNew(services, now)
		const due = await notifyOfDue(services, now)
		const assignmentMails = await notifyOfAssigned(services, now)
		const openingMails = await notifyAtOpening(services, now)
		const pushes = ofNew + due.pushes + (await notifyOfAccepted(services, now))
		const noticeMails = due.mails + assignmentMails + openingMails
		if (pushes > 0) services.wake('pushes')
		if (noticeMails > 0) services.wake('mail')
		if (pushes + noticeMails > 0) log.info({ pushes, noticeMails }, 'notices written')
		return everyMs
	}

	return startPolling({
		clock,
		poll,
		onError(error) {
			log.warn({ error: String(error) }, 'notices not written')
			return Math.max(everyMs, afterFailureMs)
		},
	})
}
