import { randomUUID } from 'node:crypto'
import { type LeadKey, lockLead } from '#app/leads/change_lead.server.ts'
import { suggestStop } from '#app/stops/suggest_stop.server.ts'
import { type Actor, type ContentServices, writeContent } from '../kernel/store/write_content.server.ts'
import { readWorkAndStops } from '../requests/work_and_stops.server.ts'
import { stopType } from '../stops/stop_type.server.ts'
import { writeStop } from '../stops/write_stop.server.ts'

/**
 * Plans the stop suggested for a request, unless its number of stops differs from `known`: if two people press, the second
 * sees the first one's stop. `seen` is the key of a question that was confirmed.
 */
export async function planSuggested(
	services: ContentServices,
	lead: LeadKey,
	{ known, seen }: { known: number; seen: string },
	actor: Actor,
) {
	const { store, content } = services
	const request = await readWorkAndStops(store.db, lead)
	const suggested = request && (await suggestStop(services, request, actor.now))
	if (suggested === null) return { ok: false as const, reason: 'nothing' as const }
	return writeContent(services, async (trx) => {
		await lockLead(trx, lead)
		const is = await readWorkAndStops(trx, lead)
		if (is?.work.anonymized_at !== null || is.stops.length !== known)
			return { ok: false as const, reason: 'meanwhile' as const }
		const toWrite = { description: stopType, id: randomUUID(), current: undefined, columns: suggested }
		return writeStop(trx, content, toWrite, actor, seen)
	})
}
