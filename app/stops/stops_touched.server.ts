import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { dayOfStop, type StopDay, type StopSchedule } from './stop_day.ts'
import { countedStops, stopKinds } from './stop_kinds.ts'

/** The maximum number of names listed; the rest are only counted. */
const named = 12

/** The effect of a schedule change on planned stops. */
export interface TouchedStops {
	/**
	 * Stops that follow their pickup: `3 stops move with their pickups: June Alvarez, Skip the pickup, from
	 * Wed, Nov 25 to Fri, Nov 27.`
	 */
	moved: string | null
	/**
	 * Affected stops with a day of their own: `1 stop has a day of its own and stays on it: June Alvarez,
	 * Repair a cart, Wed, Nov 25.` Null if there are none.
	 */
	own: string | null
}

/** The planned stops that a schedule change moves, and those with a day of their own that `isTouched` selects. */
export async function stopsTouched(
	db: Kysely<Database>,
	today: string,
	{
		before,
		after,
		isTouched,
	}: { before: StopSchedule; after: StopSchedule; isTouched(stop: StopRow): boolean },
): Promise<TouchedStops> {
	const stops = await db
		.selectFrom('stops')
		.selectAll()
		.where('state', '=', 'planned')
		.where('day', '>=', addDays(civilDay(today), -6).date)
		.orderBy('day')
		.orderBy('id')
		.execute()
	const moved = stops.flatMap((stop) => {
		const [was, is] = [dayOfStop(stop, before), dayOfStop(stop, after)]
		return isSame(was, is) ? [] : [`${nameAndTask(stop)}, ${movedWords(was, is)}`]
	})
	const own = stops
		.filter((stop) => !stop.follows_route && isTouched(stop))
		.map((stop) => `${nameAndTask(stop)}, ${formatDay(stop.day, 'short')}`)
	return {
		moved: inWords(moved, ['moves with its pickup', 'move with their pickups']),
		own: inWords(own, ['has a day of its own and stays on it', 'have a day of their own and stay on it']),
	}
}

function isSame(was: StopDay, is: StopDay): boolean {
	return was.day === is.day && was.isCanceled === is.isCanceled
}

function movedWords(was: StopDay, is: StopDay): string {
	const from = formatDay(was.day, 'short')
	if (is.isCanceled) return `whose pickup on ${from} is canceled`
	return was.isCanceled
		? `whose pickup comes on ${formatDay(is.day, 'short')}`
		: `from ${from} to ${formatDay(is.day, 'short')}`
}

function nameAndTask({ name, kind }: StopRow): string {
	return `${name}, ${stopKinds[kind].label}`
}

function inWords(lines: readonly string[], [one, several]: readonly [string, string]): string | null {
	if (lines.length === 0) return null
	const others = lines.length - named
	const listed = [...lines.slice(0, named), ...(others > 0 ? [`and ${others} more`] : [])]
	return `${countedStops(lines.length)} ${lines.length === 1 ? one : several}: ${listed.join('; ')}.`
}
