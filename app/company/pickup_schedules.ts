import { listed } from '#platform/text/listed.ts'
import { dayNames } from './day_span.ts'
import type { Facts } from './facts_type.ts'

const onDemand = /^(?:on|will)[ -]?(?:demand|call)$|^as needed$/i
const whenYouCall = 'when you call'

/** Whether a pickup schedule, as the office wrote it, means that somebody calls for each pickup. */
export function isOnDemand(schedule: string): boolean {
	return onDemand.test(schedule.trim())
}

/** `weekly, bi-weekly or when you call`: every schedule that any dumpster has, within a sentence; null where none is said. */
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

/** Days of the week keep their capitals. */
function withinSentence(schedule: string): string {
	if (isOnDemand(schedule)) return whenYouCall
	const isDay = dayNames.some((day) => schedule.startsWith(day))
	return isDay ? schedule : schedule.charAt(0).toLowerCase() + schedule.slice(1)
}
