import { formatDay } from '#platform/time/format_day.ts'
import type { JumpsQuestion } from '../kernel/fields/question.ts'
import type { ShownStop } from './shown_stop.ts'

/** The notices by the value of the query parameter `done`. */
export const stopSentences: ReadonlyMap<string, string> = new Map([
	['saved', 'Saved.'],
	['done', 'Marked as done.'],
	['not-done', 'Marked as not done. It stays on Today until it is planned again or taken back.'],
	['planned', 'Planned again, for the next day by the schedule.'],
	['taken-back', 'Taken back. Nobody drives there for it.'],
	['repeated', 'Planned once more, for the next day by the schedule. Change it below.'],
	['to-fetch', 'Its pickup is planned for the next day on which trucks go out. Change it below.'],
	['turn', 'Its turn is set. The others keep their order.'],
	['mark-taken', 'The stop now says what the driver reported.'],
	['mark-left', 'The stop stays as it is. What the driver said is kept on its page.'],
	['reverted', 'It is as it was before that change.'],
])

/** The question that a button press raised; pressing again confirms it. */
export function pressAgain({ jumps }: Pick<JumpsQuestion, 'jumps'>): string {
	return `${jumps.map(({ text }) => text).join(' ')} Nothing is planned yet. Press again to plan it all the same.`
}

/** Says why a stop is at the top of today's list. */
export function overdueWords({ state, result, isCanceled, moved, day, because }: ShownStop): string {
	if (because !== null) return because
	if (state === 'not-done') return result
	return isCanceled ? `Its pickup is canceled: ${moved ?? ''}` : `Was planned for ${formatDay(day, 'short')}`
}
