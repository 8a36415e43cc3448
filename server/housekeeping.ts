import type { ContentHub } from '#app/content/snapshot.server.ts'
import { sweepClicks } from '#app/leads/buttons/count_click.server.ts'
import { indexTexts } from '#app/leads/index_texts.server.ts'
import type { LeadServices } from '#app/leads/record_lead.server.ts'
import { sweepPhotos } from '#app/leads/photos/sweep_photos.server.ts'
import { sweepSubmissionKeys } from '#app/leads/sweep_submission_keys.server.ts'
import { sweepActivity } from '#app/office/activity/read_activity.server.ts'
import { measureRequests } from '#app/office/dashboard/measure_requests.server.ts'
import { sweepDrafts } from '#app/office/kernel/rows/drafts.server.ts'
import { sweepToldNotices } from '#app/office/notices/told_notices.server.ts'
import { sweepSubscriptions } from '#app/office/notices/push/subscriptions.server.ts'
import { sweepAccess } from '#app/office/sign_in/session.server.ts'
import { sweepImports } from '#app/office/streets/import/remove_import.server.ts'
import { assignWaiting } from '#app/people/assign_waiting.server.ts'
import { indexAddresses } from '#app/people/index_addresses.server.ts'
import { sweepReminders } from '#app/pickup/reminders/sweep.server.ts'
import { sweepSearches } from '#app/search/events/record_search.server.ts'
import { type Polling, startPolling } from '#platform/jobs/poll.ts'
import { sweepCounters } from '#platform/limits/sweep_counters.server.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'
import { clearOldBodies } from './mail/clear_bodies.ts'
import { sweepUploads } from './pictures/sweep.ts'
import { catchUpOnTexts } from './texts/catch_up.ts'
import type { TextSender } from './texts/twilio_sender.ts'

interface Services extends LeadServices {
	content: ContentHub
	/** Null if texts cannot be sent. */
	texts: TextSender | null
}

/** Does all outstanding work; several servers may run it concurrently. Throws on failure, and the next run catches up. */
type Chore = (services: Services, now: Date, stopping: AbortSignal) => Promise<unknown>

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Removes leftovers and expired data, and does work left undone by failed or older servers. Each chore has an interval in milliseconds. */
const chores: readonly (readonly [name: string, everyMs: number, Chore])[] = [
	[
		'requests without their person',
		10 * minuteMs,
		(services, _, stopping) => assignWaiting(services, stopping),
	],
	[
		'people not found by address',
		10 * minuteMs,
		(services, _, stopping) => indexAddresses(services, stopping),
	],
	['texts not searched', 10 * minuteMs, (services, _, stopping) => indexTexts(services, stopping)],
	['texts that nobody was there to take', 10 * minuteMs, catchUpOnTexts],
	['towns and answer times of requests', hourMs, (services) => measureRequests(services)],
	['ended sessions and links', hourMs, ({ store }, now) => sweepAccess(store, now)],
	['old sign-ins', hourMs, ({ store, content }, now) => sweepActivity(store, content.current.facts, now)],
	['old drafts', hourMs, ({ store }, now) => sweepDrafts(store, now)],
	['old street lists', hourMs, ({ store }, now) => sweepImports(store, now)],
	['old counters', hourMs, ({ store }, now) => sweepCounters(store, now)],
	['keys of old submissions', hourMs, ({ store }, now) => sweepSubmissionKeys(store, now)],
	['old clicks', hourMs, ({ store, content }, now) => sweepClicks(store, content.current.facts, now)],
	['old searches', hourMs, ({ store, content }, now) => sweepSearches(store, content.current.facts, now)],
	['notices told long ago', hourMs, ({ store }, now) => sweepToldNotices(store, now)],
	['devices long unused', hourMs, ({ store }, now) => sweepSubscriptions(store, now)],
	['words of old mails', hourMs, ({ content, ...of }, now) => clearOldBodies(of, content.current.facts, now)],
	['old reminders', hourMs, ({ content, ...of }, now) => sweepReminders(of, content.current.facts, now)],
	['files of no picture', 24 * hourMs, (services, now) => sweepUploads(services, now)],
	['old photos', 24 * hourMs, ({ content, ...of }, now) => sweepPhotos(of, content.current.facts, now)],
]

/**
 * Runs the chores one after the other, at once and then at their intervals, until stopped. A failed chore is logged and retried in the next
 * round.
 */
export function startHousekeeping(services: Services, clock: Clock = realClock): Polling {
	const doneAt = new Map<string, number>()
	return startPolling({
		clock,
		async poll(stopping) {
			// Other parts report an unreachable store; otherwise every chore here would log it.
			if (!(await services.store.isReachable(1000))) return minuteMs
			for (const [name, everyMs, work] of chores) {
				const began = clock.elapsed()
				if (stopping.aborted || began - (doneAt.get(name) ?? Number.NEGATIVE_INFINITY) < everyMs) continue
				try {
					await work(services, clock.now(), stopping)
					doneAt.set(name, began)
				} catch (error) {
					services.log.error({ chore: name, error: String(error) }, 'housekeeping failed; it is tried again')
				}
			}
			return 10 * minuteMs
		},
		onError: () => 10 * minuteMs,
	})
}
