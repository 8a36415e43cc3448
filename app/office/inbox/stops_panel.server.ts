import type { Services } from '#app/services.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { isSettled, leadWays } from '#app/leads/lead_statuses.ts'
import { containerCount } from '#app/stops/containers.server.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import { stopTitle } from '#app/stops/stop_kinds.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { WorkAndStops } from '../requests/work_and_stops.server.ts'
import { stopTeller } from '../stops/shown_stop.ts'
import { suggestStop } from '#app/stops/suggest_stop.server.ts'

/** What is planned of a request at its address, and what can be. */
export type StopsPanelContent = NonNullable<Awaited<ReturnType<typeof stopsPanel>>>

/** The stops of a request, the next one first; null for one that has none and asks for none. */
export async function stopsPanel(
	services: Pick<Services, 'store' | 'content'>,
	request: WorkAndStops,
	now: Date,
) {
	const { work, stops } = request
	const suggested = await suggestStop(services, request, now)
	if (stops.length === 0 && suggested === null) return null
	const { current } = services.content
	const schedule = stopSchedule(current)
	const count = suggested && (await containerCount(services.store.db, current, suggested))
	const isOver = stops.every(({ state }) => state === 'done' || state === 'taken-back')
	const { byHand, labels } = leadWays[leadDefinitions[work.form].way]
	const canEnd = isOver && stops.some(({ state }) => state === 'done') && byHand.includes('won')
	return {
		stops: stops.map(stopTeller(current)),
		/** What a press plans: `Deliver a cart: 96 gallons, Tuesday, December 1`; null where nothing follows from the request. */
		suggestion:
			suggested &&
			[
				`${stopTitle(suggested)}, ${formatDay(dayOfStop(suggested, schedule).day)}${count ? '.' : ''}`,
				...(count ? [count.words] : []),
			].join(' '),
		/** The end that a press gives the request; null while something is still to be done, and where it has ended. */
		ending:
			canEnd && !isSettled(work.status)
				? { status: work.status, version: work.version, label: labels.won }
				: null,
	}
}
