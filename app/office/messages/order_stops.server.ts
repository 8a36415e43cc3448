import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { openDayBefore } from '#app/stops/open_day.ts'
import { stopSchedule, usualDay } from '#app/stops/stop_day.ts'
import { openStates } from '#app/stops/stop_kinds.ts'
import { stopOfRequest } from '#app/stops/stop_of_request.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { changedNames } from '../kernel/rows/save_row.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { stopType } from '../stops/stop_type.server.ts'
import { writeDecidedStop } from '../stops/write_stop.server.ts'

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
	content: Pick<ContentHub, 'types' | 'current'>,
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
	for (const planned of plannedOf(confirmed, content.current, actor.now)) {
		const own = all.filter((stop) => stop.kind === planned.kind)
		const open = own.find(({ state }) => openStates.some((one) => one === state))
		if (!open && own.length > 0) continue
		const id = open?.id ?? randomUUID()
		const current = open && { ...open }
		const columns = open
			? corrected(open, planned, confirmed)
			: { ...stopOfRequest(confirmed.work), ...planned }
		if (changedNames(current, columns).length > 0)
			await writeDecidedStop(trx, content, { description: stopType, id, current, columns }, actor)
	}
}

/** Elsewhere it is still to be done, whatever was said of the other day. */
function corrected(open: StopRow, planned: Planned, { isDayKept }: Confirmed): Partial<StopRow> {
	if (isDayKept) return { cart_number: planned.cart_number }
	const isElsewhere = open.day !== planned.day || open.area_id !== planned.area_id
	return { ...planned, ...(isElsewhere ? { state: 'planned', reason: null } : {}) }
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
