import { localTimeOf } from '#app/company/zoned_time.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { dayOfStop, type StopSchedule } from './stop_day.ts'

type Promised = Pick<StopRow, 'promised_on' | 'was_on_time'>

/**
 * The promised day of a stop, and whether it was kept. A stop moved in time is promised for its new day; if
 * its day has passed or it was not done, it keeps the old one. On time means done on the promised day or
 * earlier, after holidays and alerts are applied.
 */
export function promiseOf(
	before: StopRow | undefined,
	after: StopRow,
	schedule: StopSchedule,
	now: Date,
): Promised {
	const isBroken =
		before !== undefined &&
		(before.state === 'not-done' || dayOfStop(before, schedule).day < localTimeOf(now, schedule.zoned).date)
	const isKept = before !== undefined && (isBroken || before.day === after.day)
	const promised_on = isKept ? (before.promised_on ?? before.day) : after.day
	if (after.state !== 'done' || after.done_at === null) return { promised_on, was_on_time: null }
	if (before?.state === 'done') return { promised_on, was_on_time: before.was_on_time }
	const done = localTimeOf(new Date(after.done_at), schedule.zoned).date
	return { promised_on, was_on_time: done <= dayOfStop({ ...after, day: promised_on }, schedule).day }
}
