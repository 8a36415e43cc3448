import { startOfDay } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import type { Services } from '#app/services.server.ts'
import { applyDue, nextPlannedDay, tryPlans } from '#app/office/planned/apply_due.server.ts'
import { type Polling, startPolling } from '#platform/jobs/poll.ts'
import { type Clock, realClock } from '#platform/time/clock.ts'

interface PlannedWorkerOptions {
	services: Pick<Services, 'store' | 'content' | 'publicUrl' | 'wake' | 'log'>
	/** How often to look for plans saved by other servers, in milliseconds; known plans take effect exactly at midnight. */
	everyMs?: number
	clock?: Clock
}

/**
 * Applies planned changes at their midnight, and overdue ones at once, until stopped. Any number of processes may run it: one transaction
 * applies what is due, and the others find nothing left. After each change of the content, what is planned is tried.
 */
export function startPlannedWorker({
	services,
	everyMs = 30_000,
	clock = realClock,
}: PlannedWorkerOptions): Polling {
	const { log, content } = services
	let tried: Snapshot | undefined
	const polling = startPolling({
		clock,
		async poll() {
			const { applied, held } = await applyDue(services, clock.now())
			if (applied + held > 0) log.info({ applied, held }, 'planned changes took effect')
			const next = await nextPlannedDay(services)
			if (next === undefined) return everyMs
			const { current } = content
			if (tried !== current) await tryPlans(services)
			tried = current
			return Math.min(
				everyMs,
				Math.max(20, startOfDay(next, services.content.current.facts).getTime() - clock.now().getTime()),
			)
		},
		onError(error) {
			log.error({ error: String(error) }, 'planned changes not applied; the next attempt follows')
			return Math.min(everyMs, 5000)
		},
	})
	const stopListening = content.onReload(polling.wake)
	return {
		...polling,
		stop() {
			stopListening()
			return polling.stop()
		},
	}
}
