import { timeSlices } from '#platform/process/time_slices.ts'

/** How long visitors have between two parts of an import, in milliseconds. */
const momentMs = 2

/** To be awaited between two parts of the work on a list of streets, which may take many seconds. */
export function importTurns(): () => Promise<void> {
	return timeSlices(momentMs)
}
