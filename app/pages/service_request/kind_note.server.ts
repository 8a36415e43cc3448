import type { Facts } from '#app/company/facts_type.ts'
import { counted } from '#platform/text/counted.ts'
import { localTimeOf } from '#app/company/zoned_time.ts'
import type { ServiceKind } from '#app/leads/service_request/kinds.ts'
import type { ScheduleRules } from '#app/pickup/schedule/rules.ts'
import type { PickupAreaRow } from '#db/pickup_rows.ts'
import { formatDay } from '#platform/time/format_day.ts'
import { lastPickup } from './schedule_note.server.ts'
import { soonestEnd } from '#app/leads/service_request/soonest_end.ts'

/** Information to read before sending a request of this kind; null for most. */
export function kindNote(
	kind: ServiceKind | null,
	area: PickupAreaRow | null,
	rules: ScheduleRules,
	facts: Pick<Facts, 'promises' | 'timeZone'>,
	now: Date,
): string | null {
	const { cancelNoticeDays, skipNoticeHours } = facts.promises
	if (kind === 'stop') {
		const today = localTimeOf(now, facts).date
		const soonest = soonestEnd(today, facts)
		const last = area && lastPickup(area, today, soonest, rules)
		const pickup = last ? ` The last pickup is then ${formatDay(last)}.` : ''
		return `We need ${counted(cancelNoticeDays, 'day')} of notice, so service ends on ${formatDay(soonest)} at the soonest.${pickup} We confirm it by email, and there is nothing else to do.`
	}
	if (kind === 'skip')
		return `Tell us at least ${counted(skipNoticeHours, 'hour')} before the first pickup that we should skip. Service starts again by itself afterward.`
	return null
}
