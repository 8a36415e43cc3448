import type { Transaction } from 'kysely'
import type { Services } from '#app/services.server.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import { dayOfStop, type StopSchedule, stopSchedule } from '#app/stops/stop_day.ts'
import { readStop } from '#app/stops/stored_stops.server.ts'
import { hasResult, stopStates } from '#app/stops/stop_kinds.ts'
import type { Database } from '#db/schema.ts'
import type { StopMarkRow, StopRow } from '#db/stop_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { type Unavailable, writeContent } from '../kernel/store/write_content.server.ts'
import type { Staff } from '../sign_in/staff.server.ts'
import { applyMark } from '../stops/apply_mark.server.ts'
import { reportedWhen } from '../stops/shown_stop.ts'
import type { Mark, TakenMark } from './mark.ts'

/** The result of storing a mark's photo: its id, or why it was not stored. */
export type MarkPhoto = { id: string } | { error: string }

/**
 * Takes a driver's marks, all or nothing, each key once, and applies them to their stops. If in the meantime the office
 * moved or took back a stop, or someone said otherwise, the mark is stored for a decision. `photos` is by mark key.
 */
export async function takeMarks(
	services: Pick<Services, 'store' | 'content' | 'log'>,
	marks: readonly Mark[],
	photos: ReadonlyMap<string, MarkPhoto>,
	staff: Staff,
	now: Date,
): Promise<{ ok: true; taken: TakenMark[] } | Unavailable> {
	return writeContent(services, async (trx) => {
		const taken: TakenMark[] = []
		for (const mark of marks)
			taken.push(await takeMark(trx, services.content, mark, photos.get(mark.key), staff, now))
		return { ok: true as const, taken }
	})
}

async function takeMark(
	trx: Transaction<Database>,
	content: Pick<ContentHub, 'types' | 'current'>,
	mark: Mark,
	photo: MarkPhoto | undefined,
	staff: Staff,
	now: Date,
): Promise<TakenMark> {
	const { key } = mark
	const at = now.toISOString()
	const photoError = photo && 'error' in photo ? photo.error : null
	const known = await trx.selectFrom('stop_marks').selectAll().where('id', '=', key).executeTakeFirst()
	if (known) {
		const { because, arrived_at } = known
		return { key, outcome: known.outcome === 'asks' ? 'asks' : 'taken', because, photoError, at: arrived_at }
	}
	const stop = await readStop(trx, mark.stop)
	if (!stop) return { key, outcome: 'refused', because: 'The office has no such stop.', photoError, at }
	const row: Omit<StopMarkRow, 'outcome'> = {
		id: key,
		stop_id: stop.id,
		day: mark.day,
		state: mark.state,
		reason: mark.state === 'done' ? null : mark.reason || 'No reason given',
		cart_number: mark.cart_number || null,
		photo: photo && 'id' in photo ? photo.id : null,
		staff_id: staff.id,
		staff_name: staff.name,
		made_at: timeOf(mark, stop, now),
		arrived_at: at,
		because: null,
	}
	const last = await lastTaken(trx, stop)
	const because = whyNotTaken(stop, row, last, stopSchedule(content.current))
	// Of two marks by the same driver, the later one counts, in whichever order they arrive.
	const isLater = last === undefined || last.made_at <= row.made_at
	const isNews = !isSame(stop, row) || last?.staff_id === row.staff_id
	if (because === null && isLater && isNews) await applyMark(trx, content, stop, row, { staff, now })
	const outcome = because === null ? 'taken' : 'asks'
	await trx
		.insertInto('stop_marks')
		.values({ ...row, because, outcome })
		.execute()
	return { key, outcome, because, photoError, at }
}

/** Returns the time of the mark, limited to between the planning of the stop and now, because a phone's clock may be wrong. */
function timeOf({ made_at }: Mark, { created_at }: StopRow, now: Date): string {
	const at = Math.min(Math.max(Date.parse(made_at), Date.parse(created_at)), now.getTime())
	return new Date(at).toISOString()
}

/** Returns the mark that set the stop's current state; undefined if there is none or someone in the office set it. */
async function lastTaken(trx: Transaction<Database>, stop: StopRow): Promise<StopMarkRow | undefined> {
	if (!hasResult(stop.state) || stop.done_at === null || stop.done_by === null) return undefined
	return trx
		.selectFrom('stop_marks')
		.selectAll()
		.where('stop_id', '=', stop.id)
		.where('made_at', '=', stop.done_at)
		.where('state', '=', stop.state === 'done' ? 'done' : 'not-done')
		.where('staff_name', '=', stop.done_by)
		.where('outcome', '=', 'taken')
		.orderBy('arrived_at', 'desc')
		.orderBy('id')
		.executeTakeFirst()
}

/** Whether the stop already has the state, reason and cart number of the mark. */
function isSame(stop: StopRow, { state, reason, cart_number }: Omit<StopMarkRow, 'outcome'>): boolean {
	return (
		stop.state === state &&
		(state === 'done' || stop.reason === reason) &&
		(cart_number === null || stop.cart_number === cart_number)
	)
}

/** Returns why the office must decide about the mark, in a sentence, or null. */
function whyNotTaken(
	stop: StopRow,
	mark: Omit<StopMarkRow, 'outcome'>,
	last: StopMarkRow | undefined,
	schedule: StopSchedule,
): string | null {
	if (stop.state === 'taken-back') return 'The stop was taken back before this mark arrived.'
	const { day, isCanceled } = dayOfStop(stop, schedule)
	if (isCanceled) return 'The pickup that it comes with was canceled before this mark arrived.'
	if (day !== mark.day) return `The stop was moved to ${formatDay(day)} before this mark arrived.`
	if (!hasResult(stop.state) || isSame(stop, mark)) return null
	if (last !== undefined && last.staff_id === mark.staff_id) return null
	return `${stop.done_by ?? 'Somebody'} said “${stopStates[stop.state]}”${reportedWhen(stop, schedule.zoned)}`
}
