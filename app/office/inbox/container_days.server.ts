import { stopsOfRequests } from '#app/stops/stored_stops.server.ts'
import { dayOfStop, doneOn, type StopSchedule } from '#app/stops/stop_day.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { Store } from '#db/store.server.ts'
import { formatDay } from '#platform/time/format_day.ts'

/** Words for each kind of stop: planned and done. */
const words = {
	'deliver-container': ['Delivery', 'Delivered'],
	'swap-container': ['Swap', 'Swapped'],
	'pick-up-container': ['Pickup', 'Picked up'],
} as const

/** Days of container stops by request: `Delivered Tue, Dec 1 · Pickup Tue, Dec 8`. */
export async function containerDays(
	db: Store['db'],
	leads: readonly Pick<LeadWorkRow, 'lead_id' | 'form'>[],
	schedule: StopSchedule,
): Promise<Map<string, string>> {
	const ids = leads.filter(({ form }) => form === 'rolloff').map(({ lead_id }) => lead_id)
	if (ids.length === 0) return new Map()
	const lines = (await stopsOfRequests(db, ids)).flatMap((stop) => {
		const { kind, state, lead_id } = stop
		if (!(kind in words)) return []
		const [planned, done] = words[kind as keyof typeof words]
		const day = formatDay(doneOn(stop, schedule.zoned) ?? dayOfStop(stop, schedule).day, 'short')
		const text = `${state === 'done' ? done : planned} ${day}${state === 'not-done' ? ', not done' : ''}`
		return [{ lead_id: lead_id ?? '', text }]
	})
	return new Map(
		[...Map.groupBy(lines, ({ lead_id }) => lead_id)].map(([id, own]) => [
			id,
			own.map(({ text }) => text).join(' · '),
		]),
	)
}
