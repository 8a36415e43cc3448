import type { ContentHub } from '#app/content/snapshot.server.ts'
import { leadDefinitions } from '#app/leads/lead_definitions.server.ts'
import { isSettled, leadWays } from '#app/leads/lead_statuses.ts'
import { areaNames } from '#app/stops/area_names.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import { stopTitle } from '#app/stops/stop_kinds.ts'
import type { LeadStatus } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { LeadKey } from '../requests/lead_events.server.ts'
import { type ShownStop, shownStop } from '../stops/shown_stop.ts'
import { suggestStop } from '../stops/suggest_stop.server.ts'

/** What is planned of a request at its address, and what can be. */
export interface StopsPanelContent {
	stops: ShownStop[]
	/** What a press plans: `Deliver a cart: 96 gallons, Tuesday, December 1`; null where nothing follows from the request. */
	suggestion: string | null
	/** The end that a press gives the request; null while something is still to be done, and where it has ended. */
	ending: { status: LeadStatus; version: number; label: string } | null
}

/** The stops of a request, the next one first; null for one that has none and asks for none. */
export async function stopsPanel(
	services: { store: Store; content: ContentHub },
	{ form, leadId }: LeadKey,
	now: Date,
): Promise<StopsPanelContent | null> {
	const { db } = services.store
	const work = await db
		.selectFrom('lead_work')
		.selectAll()
		.where('lead_id', '=', leadId)
		.where('form', '=', form)
		.executeTakeFirst()
	if (!work) return null
	const rows = await db
		.selectFrom('stops')
		.selectAll()
		.where('lead_id', '=', leadId)
		.orderBy('day')
		.orderBy('created_at')
		.orderBy('id')
		.execute()
	const suggested = await suggestStop(services, work, now)
	if (rows.length === 0 && suggested === null) return null
	const schedule = stopSchedule(services.content.current)
	const areas = areaNames(services.content.current, schedule)
	const isOver = rows.every(({ state }) => state === 'done' || state === 'taken-back')
	const { byHand, labels } = leadWays[leadDefinitions[form].way]
	const canEnd = isOver && rows.some(({ state }) => state === 'done') && byHand.includes('won')
	return {
		stops: rows.map((row) => shownStop(row, schedule, areas)),
		suggestion: suggested && `${stopTitle(suggested)}, ${formatDay(dayOfStop(suggested, schedule).day)}`,
		ending:
			canEnd && !isSettled(work.status)
				? { status: work.status, version: work.version, label: labels.won }
				: null,
	}
}
