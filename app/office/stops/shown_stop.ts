import { areaNames, noArea } from '#app/content/area_names.ts'
import type { Snapshot } from '#app/content/snapshot.server.ts'
import { hasResult, stopKinds, stopStates } from '#app/stops/stop_kinds.ts'
import { dayOfStop, type StopSchedule, stopSchedule } from '#app/stops/stop_day.ts'
import type { Zoned } from '#app/company/zoned_time.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { leadPath } from '#app/leads/lead_path.ts'
import { callablePhones, shownPhones } from '#app/people/identifiers.server.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { formatDateTime } from '../parts/format_moment.ts'

/** A stop as shown in lists and on requests. */
export type ShownStop = ReturnType<ReturnType<typeof stopFormatter>>

/** Returns a function that formats stops by the current content; `photos` has the positions of their requests' photos. */
export function stopFormatter(
	snapshot: Snapshot,
	photos: ReadonlyMap<string, readonly number[]> = new Map(),
) {
	const schedule = stopSchedule(snapshot)
	const areas = areaNames(snapshot)
	return (stop: StopRow) => {
		const { id, kind, what, name, phone, address, area_id, notes, state, cart_number, form, lead_id } = stop
		const { day, moved, isCanceled } = dayOfStop(stop, schedule)
		const dayInWords = formatDay(day)
		return {
			id,
			to: `/admin/stops/${id}`,
			/** `Deliver a cart` */
			what: stopKinds[kind].label,
			/** The cart or container, and its number. */
			detail: [what, cart_number && `cart ${cart_number}`].filter(Boolean).join(', '),
			/** `YYYY-MM-DD`, after holidays and alerts. */
			day,
			/** `day` in words: `Tuesday, December 1`. */
			dayInWords,
			/** Why it is not on its usual day; else null. */
			moved,
			isCanceled: isCanceled && state === 'planned',
			name,
			/** As on paper, with the words beside a number. */
			phone: shownPhones(phone),
			phones: callablePhones(phone),
			address,
			areaId: area_id,
			area: (area_id !== null && areas.get(area_id)) || noArea,
			notes,
			/** The positions of the photos that came with its request. */
			photos: photos.get(lead_id ?? '') ?? [],
			/** Whether its turn was set by hand. */
			hasTurn: stop.turn !== null,
			state,
			/** Whether the stop involves a cart, so that its number matters. */
			hasCart: kind === 'repair' || kind.endsWith('-cart'),
			/** Whether the delivered container is still there and no pickup of it is planned. */
			isStanding: stop.is_standing,
			/** Why it is at the top of a list: how long a container is out, or what a driver said; null if its state says so. */
			because: null as string | null,
			/** The state in words, such as `Cart delivered Tue, Dec 1, 10:12 AM, 96-10234`. */
			result: resultOf(stop, dayInWords, schedule),
			/** The page of its request, or null. */
			requestTo: form === null || lead_id === null ? null : leadPath({ form, leadId: lead_id }),
		}
	}
}

/** Formats the state of a stop as one line. */
function resultOf(
	{ kind, state, done_at, done_by, cart_number, reason }: StopRow,
	dayInWords: string,
	{ zoned }: StopSchedule,
): string {
	if (!hasResult(state)) return state === 'planned' ? `Planned for ${dayInWords}` : stopStates[state]
	const when = done_at === null ? '' : ` ${formatDateTime(done_at, zoned)}`
	const by = done_by === null ? '' : `, said ${done_by}`
	if (state === 'done') return [`${stopKinds[kind].done}${when}`, cart_number].filter(Boolean).join(', ') + by
	return `Not done${when}: ${reason ?? ''}${by}`
}

/** When a stop was reported and why it was not done, as the end of a sentence: ` (Tue, Dec 1, 10:12 AM). “gate locked”` */
export function reportedWhen(
	{ state, done_at, reason }: Pick<StopRow, 'state' | 'done_at' | 'reason'>,
	zoned: Zoned,
): string {
	const when = done_at === null ? '' : ` (${formatDateTime(done_at, zoned)})`
	return `${when}.${state === 'not-done' && reason !== null ? ` “${reason}”` : ''}`
}
