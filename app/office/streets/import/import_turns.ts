import { timeSlices } from '#platform/process/time_slices.ts'

/** The pause between two parts of an import, in milliseconds, in which visitors are served. */
const momentMs = 2

/** Returns a function to await between parts of long work on a list of streets. */
export function importTurns(): () => Promise<void> {
	return timeSlices(momentMs)
}
