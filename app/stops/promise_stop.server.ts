import type { PlanOfForm } from '#app/leads/submit_lead.server.ts'
import type { Services } from '#app/services.server.ts'
import { insertStop } from './insert_stop.server.ts'
import { dayOfStop, stopSchedule } from './stop_day.ts'
import { plannedSentence } from './stop_kinds.ts'
import { stopRule } from './stored_stops.server.ts'
import { suggestFrom } from './suggest_stop.server.ts'

/** The `created_by` of stops that a form planned. */
export const byForm = 'the form'

/** Plans the stops that a form asks for by itself, if the office lets forms promise a day for their kind. */
export function promisedStop(services: Pick<Services, 'store' | 'content'>): PlanOfForm {
	return async (form, contact, values, now) => {
		const request = { ...contact, form, lead_id: '' }
		const stops = await suggestFrom(services, { request, values, stops: [], requestedAt: now }, now)
		const [first] = stops
		if (!first || !(await stopRule(services.store.db, first.kind))?.promises_day) return null
		const { current } = services.content
		return {
			words: plannedSentence(
				first.kind,
				stops.map((stop) => dayOfStop(stop, stopSchedule(current)).day),
			),
			async write(trx, lead_id) {
				for (const stop of stops)
					await insertStop(trx, { ...stop, lead_id, created_by: byForm }, current, now)
			},
		}
	}
}
