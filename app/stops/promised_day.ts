import { localTimeOf } from '#app/company/zoned_time.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { dayOfStop, type StopSchedule } from './stop_day.ts'

type Promised = Pick<StopRow, 'promised_on' | 'was_on_time'>

/**
 * The day that was promised, and whether it was kept. A stop that is moved in time is promised for its new day; one whose day has
 * passed, or that was not done, keeps the day on which it was awaited. Done on time is done on the promised day or before, after
 * holidays and alerts.
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
