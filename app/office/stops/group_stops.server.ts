import { counted } from '#platform/text/counted.ts'
import { overstayed } from '#app/stops/containers.server.ts'
import { inDayOrder } from '#app/stops/day_order.server.ts'
import type { StopKind, StopRow } from '#db/stop_rows.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { type ShownStop, stopFormatter } from './shown_stop.ts'

/** The stops of an area, in driving order. */
export interface StopGroup {
	area: string
	/** Notes for the truck on the area's route: `Skip: 12 Elm St (June Alvarez)`, `New: 9 Oak Ave (Pat Lindqvist)`. */
	routeNotes: string[]
	stops: ShownStop[]
}

const noted = { skip: 'Skip', start: 'New', end: 'Last time' } as const satisfies Partial<
	Record<StopKind, string>
>

/** Groups stops by area, in driving order, for display in lists. */
export async function groupStops(
	{ store, content }: ContentReading,
	rows: readonly StopRow[],
): Promise<StopGroup[]> {
	const formatStop = stopFormatter(content.current, await photosOfRequests(store.db, rows))
	return inDayOrder(rows, content.current).map(({ area, stops }) => ({
		area,
		routeNotes: Object.entries(noted).flatMap(([kind, word]) => {
			const own = stops.filter((stop) => stop.kind === kind && stop.state === 'planned')
			return own.length === 0
				? []
				: [`${word}: ${own.map(({ address, name }) => `${address} (${name})`).join('; ')}`]
		}),
		stops: stops.map(formatStop),
	}))
}

/** Returns the first stops of all groups, for display in lists. */
export function firstStops(
	content: ContentReading['content'],
	rows: readonly StopRow[],
	most: number,
): ShownStop[] {
	return inDayOrder(rows, content.current)
		.flatMap(({ stops }) => stops)
		.slice(0, most)
		.map(stopFormatter(content.current))
}

/** Returns containers that have been out for longer than agreed, for display in lists. */
export async function shownOverstayed(
	{ store, content }: ContentReading,
	today: string,
): Promise<ShownStop[]> {
	const formatStop = stopFormatter(content.current)
	return (await overstayed(store.db, today, content.current.facts)).map(({ stop, days, agreed }) => ({
		...formatStop(stop),
		because: `Out ${counted(days, 'day')}, agreed ${agreed}`,
	}))
}

/** Returns the positions of photos that came with the stops' requests. */
async function photosOfRequests(
	db: ContentReading['store']['db'],
	rows: readonly StopRow[],
): Promise<ReadonlyMap<string, readonly number[]>> {
	const ids = rows.flatMap(({ lead_id }) => lead_id ?? [])
	if (ids.length === 0) return new Map()
	const found = await db
		.selectFrom('lead_photos')
		.select(['lead_id', 'position'])
		.where('lead_id', 'in', ids)
		.orderBy('position')
		.orderBy('id')
		.execute()
	const grouped = Map.groupBy(found, ({ lead_id }) => lead_id)
	return new Map([...grouped].map(([id, own]) => [id, own.map(({ position }) => position)]))
}
