import { randomUUID } from 'node:crypto'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { countedStops } from '#app/stops/stop_kinds.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import type { ShownStop } from '../stops/shown_stop.ts'
import { groupStops } from '../stops/group_stops.server.ts'
import { stopsOn } from '../stops/read_stops.server.ts'

/** A stop on the driver's sheet. */
export type DrivenStop = ReturnType<typeof driven>

/** Returns today's stops by area, in driving order. */
export async function driverSheet({ store, content }: ContentReading, now: Date) {
	const schedule = stopSchedule(content.current)
	const day = localTimeOf(now, schedule.zoned).date
	const stops = await stopsOn(store.db, day, schedule)
	const groups = await groupStops({ store, content }, stops)
	return {
		day,
		title: formatDay(day),
		counted: countedStops(stops.length),
		asOf: now.toISOString(),
		timeZone: content.current.facts.timeZone,
		groups: groups.map((group) => ({ ...group, stops: group.stops.map(driven) })),
	}
}

/** Reduces a stop to what a driver may see. */
function driven(stop: ShownStop) {
	const { id, what, detail, name, phones, address, notes, state, hasCart, result, moved, isCanceled } = stop
	const shown = { id, what, detail, name, phones, address, notes, state, hasCart, result, moved, isCanceled }
	return {
		...shown,
		/** The paths of photos that came with its request, without the size. */
		photos: stop.photos.map((position) => `/admin/drive/photos/${id}/${position}`),
		/** The key of a mark that is sent without scripts. */
		key: randomUUID(),
	}
}
