import { formatDay } from '#platform/time/format_day.ts'
import type { ShownStop } from './shown_stop.ts'

/** Says why a stop is at the top of today's list. */
export function overdueWords({ state, result, isCanceled, moved, day, because }: ShownStop): string {
	if (because !== null) return because
	if (state === 'not-done') return result
	return isCanceled ? `Its pickup is canceled: ${moved ?? ''}` : `Was planned for ${formatDay(day, 'short')}`
}
