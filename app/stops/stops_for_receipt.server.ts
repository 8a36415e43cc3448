import { localTimeOf } from '#app/company/zoned_time.ts'
import type { PlannedSince } from '#app/leads/receipt.server.ts'
import type { Services } from '#app/services.server.ts'
import type { StopRow } from '#db/stop_rows.ts'
import { addDays, civilDay } from '#platform/time/civil_day.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { dayOfStop, doneOn, type StopSchedule, stopSchedule } from './stop_day.ts'
import { stopKinds } from './stop_kinds.ts'
import { stopsOfRequests } from './stored_stops.server.ts'

/** How many days after its last stop a receipt is still shown. */
const daysShown = 7

/** Returns a function that describes the stops of a request for its receipt, without name or address. */
export function stopsForReceipt(
	{ store, content }: Pick<Services, 'store' | 'content'>,
	now: Date,
): (leadId: string) => Promise<PlannedSince> {
	return async (leadId) => {
		const schedule = stopSchedule(content.current)
		const stops = await stopsOfRequests(store.db, [leadId])
		const last = addDays(civilDay(localTimeOf(now, schedule.zoned).date), -daysShown).date
		return {
			words: stops.map((stop) => inWords(stop, schedule)),
			isShown: stops.some((stop) => dayOfStop(stop, schedule).day >= last),
		}
	}
}

function inWords(stop: StopRow, schedule: StopSchedule): string {
	const { label, done } = stopKinds[stop.kind]
	const { day, isCanceled } = dayOfStop(stop, schedule)
	const doneDay = doneOn(stop, schedule.zoned)
	if (doneDay !== null) return `${done}: ${formatDay(doneDay)}`
	return stop.state === 'not-done' || isCanceled
		? `${label}: not done yet, we find another day`
		: `${label}: planned for ${formatDay(day)}`
}
