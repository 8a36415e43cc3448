import type { Services } from '#app/services.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { isSettled, leadWays } from '#app/leads/lead_statuses.ts'
import { containerCount } from '#app/stops/containers.server.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import { stopTitle } from '#app/stops/stop_kinds.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { WorkAndStops } from '../requests/work_and_stops.server.ts'
import { stopFormatter } from '../stops/shown_stop.ts'
import { suggestStop } from '#app/stops/suggest_stop.server.ts'

/** A request's stops, and what can be planned. */
export type StopsPanelContent = NonNullable<Awaited<ReturnType<typeof stopsPanel>>>

/** The stops of a request, next one first; null if it has none and needs none. */
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
		stops: stops.map(stopFormatter(current)),
		/** The suggested stop: `Tuesday, December 1 · Deliver a cart: 96 gallons`; null if there is none. */
		suggestion:
			suggested &&
			[
				`${formatDay(dayOfStop(suggested, schedule).day)} · ${stopTitle(suggested)}${count ? '.' : ''}`,
				...(count ? [count.words] : []),
			].join(' '),
		/** The status that completes the request; null while stops are open, or if it is settled. */
		ending:
			canEnd && !isSettled(work.status)
				? { status: work.status, version: work.version, label: labels.won }
				: null,
	}
}
