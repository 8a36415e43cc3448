import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'
import { openDayBefore } from '#app/stops/open_day.ts'
import { byForm } from '#app/stops/promise_stop.server.ts'
import { dayOfStop, stopSchedule, usualDay } from '#app/stops/stop_day.ts'
import { openStates } from '#app/stops/stop_kinds.ts'
import { stopOfRequest } from '#app/stops/stop_of_request.ts'
import type { LeadWorkRow } from '#db/inbox_rows.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { changedNames } from '../kernel/rows/write_row.server.ts'
import type { Actor } from '../kernel/store/write_content.server.ts'
import { stopType } from '../stops/stop_type.server.ts'
import { writeDecidedStop } from '../stops/write_stop.server.ts'

/** What was confirmed about an order. */
export interface Confirmed {
	work: LeadWorkRow
	cart_number: string
	/** `YYYY-MM-DD` */
	first_pickup: string
	/** Null if it is not known. */
	area: PickupAreaRow | null
	/** Whether there was an earlier confirmation. */
	isCorrection: boolean
	/** Whether day and area are the same as in the earlier confirmation. */
	isDayKept: boolean
}

type Planned = Pick<StopRow, 'kind' | 'day' | 'follows_route' | 'cart_number' | 'area_id'>

/**
 * Plans the two stops of a confirmed order: the cart's delivery on the last working day before the first pickup (today
 * at the earliest), and that pickup. A correction updates stops that are not done; a stop moved by hand stays unless
 * the day or area changed. Resolves to the new day of a planned delivery that moved, or null.
 */
export async function planOrderStops(
	trx: Transaction<Database>,
	confirmed: Confirmed,
	content: Pick<ContentHub, 'types' | 'current'>,
	actor: Actor,
): Promise<string | null> {
	const { lead_id } = confirmed.work
	const all = await trx
		.selectFrom('stops')
		.selectAll()
		.where('lead_id', '=', lead_id)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.forUpdate()
		.execute()
	let cartMovedTo: string | null = null
	for (const planned of plannedOf(confirmed, content.current, actor.now)) {
		const own = all.filter((stop) => stop.kind === planned.kind)
		const open = own.find(({ state }) => openStates.some((one) => one === state))
		if (!open && own.length > 0) continue
		const id = open?.id ?? randomUUID()
		const current = open && { ...open }
		const columns = open
			? corrected(open, planned, confirmed, content.current, actor.now)
			: { ...stopOfRequest(confirmed.work), ...planned }
		if (changedNames(current, columns).length > 0)
			await writeDecidedStop(trx, content, { description: stopType, id, current, columns }, actor)
		if (planned.kind === 'deliver-cart' && open && (columns.day ?? open.day) !== open.day)
			cartMovedTo = planned.day
	}
	return cartMovedTo
}

/** Returns the changes to an open stop. A new day or area resets its state, because a mark was for the old one. */
function corrected(
	open: StopRow,
	planned: Planned,
	confirmed: Confirmed,
	snapshot: Snapshot,
	now: Date,
): Partial<StopRow> {
	const { cart_number, area_id } = planned
	if (confirmed.isDayKept) return { cart_number }
	if (isCartInTime(open, confirmed, snapshot, now)) return { cart_number, area_id }
	const isElsewhere = open.day !== planned.day || open.area_id !== area_id
	return { ...planned, ...(isElsewhere ? { state: 'planned', reason: null } : {}) }
}

/**
 * Whether the stop delivers the cart in time, on a day that was promised or was planned before the first confirmation;
 * such a day is kept.
 */
function isCartInTime(
	open: StopRow,
	{ isCorrection, first_pickup }: Confirmed,
	snapshot: Snapshot,
	now: Date,
): boolean {
	if (open.kind !== 'deliver-cart' || open.state !== 'planned') return false
	const { day } = dayOfStop(open, stopSchedule(snapshot))
	const isComing = localTimeOf(now, snapshot.facts).date <= day && day < first_pickup
	return isComing && (!isCorrection || open.created_by === byForm)
}

function plannedOf(
	{ cart_number, first_pickup, area }: Confirmed,
	snapshot: Snapshot,
	now: Date,
): readonly Planned[] {
	const { facts } = snapshot
	const today = localTimeOf(now, facts).date
	const before = openDayBefore(first_pickup, facts)
	const delivery = before !== null && before >= today ? before : first_pickup < today ? first_pickup : today
	const usual = area && usualDay(area, first_pickup, stopSchedule(snapshot).rules)
	const at = { area_id: area?.id ?? null, cart_number }
	return [
		{ kind: 'deliver-cart', day: delivery, follows_route: false, ...at },
		{ kind: 'start', day: usual ?? first_pickup, follows_route: usual !== null, ...at },
	]
}
