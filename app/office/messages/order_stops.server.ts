import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { openDayBefore } from '#app/stops/open_day.ts'
import { promiseOf } from '#app/stops/promised_day.ts'
import { stopSchedule, usualDay } from '#app/stops/stop_day.ts'
import { openStates } from '#app/stops/stop_kinds.ts'
import { stopOfRequest } from '#app/stops/stop_of_request.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { changedNames } from '../kernel/rows/save_row.server.ts'
import { putRow } from '../kernel/rows/write_row.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { dropStopTexts } from '../stops/stop_texts.server.ts'
import { stopType } from '../stops/stop_type.server.ts'

/** What was confirmed of an order. */
interface Confirmed {
	work: LeadWorkRow
	cartNumber: string
	/** `YYYY-MM-DD` */
	firstPickup: string
	area: PickupAreaRow | null
	/** Whether day and area are as they were confirmed before. */
	isDayKept: boolean
}

type Planned = Pick<StopRow, 'kind' | 'day' | 'follows_route' | 'cart_number' | 'area_id'>

/**
 * The two stops of a confirmed order, in the transaction that confirms it: its cart is delivered on the last working day before the
 * first pickup, today at the earliest, and then comes the first pickup. A correction changes what it corrects of
 * what is still to be done: a stop that was moved by hand stays where it is, unless day or area are others.
 */
export async function planOrderStops(
	trx: Transaction<Database>,
	confirmed: Confirmed,
	snapshot: Snapshot,
	actor: Actor,
): Promise<void> {
	const { lead_id } = confirmed.work
	const all = await trx
		.selectFrom('stops')
		.selectAll()
		.where('lead_id', '=', lead_id)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.forUpdate()
		.execute()
	for (const planned of plannedOf(confirmed, snapshot, actor.now)) {
		const own = all.filter((stop) => stop.kind === planned.kind)
		const open = own.find(({ state }) => openStates.some((one) => one === state))
		if (open) {
			const current = { ...open }
			const columns = confirmed.isDayKept
				? { cart_number: planned.cart_number }
				: moved(open, planned, snapshot, actor.now)
			if (changedNames(current, columns).length > 0) {
				await putRow(trx, { description: stopType, id: open.id, current, columns }, actor)
				if ('day' in columns) await dropStopTexts(trx, open.id, actor.now)
			}
		} else if (own.length === 0)
			await putRow(
				trx,
				{
					description: stopType,
					id: randomUUID(),
					current: undefined,
					columns: {
						...stopOfRequest(confirmed.work),
						...planned,
						promised_on: planned.day,
						created_by: actor.staff.name,
					},
				},
				actor,
			)
	}
}

/** Elsewhere it is still to be done, whatever was said of the other day, and has no turn yet. */
function moved(open: StopRow, planned: Planned, snapshot: Snapshot, now: Date): Partial<StopRow> {
	const isElsewhere = open.day !== planned.day || open.area_id !== planned.area_id
	const promise = promiseOf(open, { ...open, ...planned }, stopSchedule(snapshot), now)
	const anew = { turn: null, state: 'planned', reason: null, done_at: null, done_by: null } as const
	return { ...planned, ...promise, ...(isElsewhere ? anew : {}) }
}

function plannedOf(
	{ cartNumber, firstPickup, area }: Confirmed,
	snapshot: Snapshot,
	now: Date,
): readonly Planned[] {
	const { facts } = snapshot
	const today = localTimeOf(now, facts).date
	const before = openDayBefore(firstPickup, facts)
	const delivery = before !== null && before >= today ? before : firstPickup < today ? firstPickup : today
	const usual = area && usualDay(area, firstPickup, stopSchedule(snapshot).rules)
	const at = { area_id: area?.id ?? null, cart_number: cartNumber }
	return [
		{ kind: 'deliver-cart', day: delivery, follows_route: false, ...at },
		{ kind: 'start', day: usual ?? firstPickup, follows_route: usual !== null, ...at },
	]
}
