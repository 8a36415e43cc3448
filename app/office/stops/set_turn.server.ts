import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { inDayOrder } from '#app/stops/day_order.server.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import { turnsAfter } from '#app/stops/turns.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { putRow } from '../kernel/rows/write_row.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { stopsOfDay } from './read_stops.server.ts'

/** Moves a stop to this turn among those of its area and day. Of the others, only those with a turn set by hand are renumbered. */
export async function setTurn(
	trx: Transaction<Database>,
	{ current: snapshot }: Pick<ContentHub, 'current'>,
	{ description, stop }: { description: ContentType; stop: StopRow },
	turn: number,
	actor: Actor,
): Promise<void> {
	const schedule = stopSchedule(snapshot)
	const today = localTimeOf(actor.now, snapshot.facts).date
	const { stops } = await stopsOfDay(trx, dayOfStop(stop, schedule).day, today, schedule)
	const group = inDayOrder(stops, snapshot).find((one) => one.stops.some(({ id }) => id === stop.id))
	if (!group) return
	const turns = turnsAfter(group.stops, stop.id, turn)
	for (const current of group.stops) {
		const own = turns.get(current.id)
		if (own === undefined) continue
		const toWrite = { description, id: current.id, current: { ...current }, columns: { turn: own } }
		await putRow(trx, toWrite, actor)
	}
}
