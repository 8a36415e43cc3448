import { listed } from '#platform/text/listed.ts'
import { dayNames } from './day_span.ts'
import type { Facts } from './facts_type.ts'

const onDemand = /^(?:on|will)[ -]?(?:demand|call)$|^as needed$/i
const whenYouCall = 'when you call'

/** Whether a pickup schedule, as the office wrote it, means that the customer calls for each pickup. */
export function isOnDemand(schedule: string): boolean {
	return onDemand.test(schedule.trim())
}

/**
 * All schedules of dumpsters of any size, for use within a sentence: `weekly, bi-weekly or when you call`;
 * null if there are none.
 */
export function dumpsterSchedules(facts: Pick<Facts, 'dumpsterPickups'>): string | null {
	const words = schedulesOf(facts)
	return words.length > 0 ? listed(words, 'or') : null
}

/** Whether there is more than one to choose from. */
export function hasSchedules(facts: Pick<Facts, 'dumpsterPickups'>): boolean {
	return schedulesOf(facts).length > 1
}

function schedulesOf({ dumpsterPickups }: Pick<Facts, 'dumpsterPickups'>): string[] {
	return [...new Set(dumpsterPickups.map(withinSentence))]
}

/** Lowercases a schedule's first letter, except for days of the week. */
function withinSentence(schedule: string): string {
	if (isOnDemand(schedule)) return whenYouCall
	const isDay = dayNames.some((day) => schedule.startsWith(day))
	return isDay ? schedule : schedule.charAt(0).toLowerCase() + schedule.slice(1)
}
