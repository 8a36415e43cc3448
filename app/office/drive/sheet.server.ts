import { randomUUID } from 'node:crypto'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { countedStops } from '#app/stops/stop_kinds.ts'
import { stopSchedule } from '#app/stops/stop_day.ts'
import type { Store } from '#db/store.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import type { ShownStop } from '../stops/shown_stop.ts'
import { groupStops } from '../stops/group_stops.server.ts'
import { stopsOn } from '../stops/read_stops.server.ts'

/** A stop on the driver's sheet. */
export interface DrivenStop extends Pick<
	ShownStop,
	| 'id'
	| 'what'
	| 'detail'
	| 'name'
	| 'phones'
	| 'address'
	| 'notes'
	| 'state'
	| 'hasCart'
	| 'result'
	| 'moved'
	| 'isCanceled'
> {
	/** The addresses of the photos that came with its request, without their size. */
	photos: string[]
	/** The key of a mark that is sent without scripts. */
	key: string
}

/** The stops of today by area, in the order of driving, and nothing else. */
export async function driverSheet(
	{ store, content }: { store: Pick<Store, 'db'>; content: Pick<ContentHub, 'current'> },
	now: Date,
) {
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
		groups: groups.map(({ area, routeNotes, stops: own }) => ({
			area,
			routeNotes,
			stops: own.map((stop) => driven(stop)),
		})),
	}
}

function driven(stop: ShownStop): DrivenStop {
	const { id, what, detail, name, phones, address, notes, state, hasCart, result, moved, isCanceled } = stop
	const photos = stop.photos.map((position) => `/admin/drive/photos/${id}/${position}`)
	const shown = { id, what, detail, name, phones, address, notes, state, hasCart, result, moved, isCanceled }
	return { ...shown, photos, key: randomUUID() }
}
