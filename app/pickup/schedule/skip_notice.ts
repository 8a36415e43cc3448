import { instantOf } from '#app/company/zoned_time.ts'
import type { Facts } from '#app/company/facts_type.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import type { ScheduleRules } from './rules.ts'
import { setOutClockOn } from './set_out.ts'

export interface WhoseNotice {
	area: PickupAreaRow
	rules: ScheduleRules
	facts: Pick<Facts, 'promises' | 'timeZone'>
}

/** Whether a pickup (`YYYY-MM-DD`) can still be skipped now: the notice period ends when carts must be out. */
export function isInTimeToSkip(day: string, { area, rules, facts }: WhoseNotice, now: Date): boolean {
	const begins = instantOf({ date: day, time: setOutClockOn(day, area, rules) }, facts)
	return now.getTime() + facts.promises.skipNoticeHours * 3_600_000 <= begins.getTime()
}
