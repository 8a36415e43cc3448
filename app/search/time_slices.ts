import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which requests get their turn. */
const sliceMs = 2

/** To be awaited between two steps of long work: lets other work run once a few milliseconds have passed. */
export function timeSlices(): () => Promise<void> {
	let began = performance.now()
	return async () => {
		if (performance.now() - began <= sliceMs) return
		await setImmediate()
		began = performance.now()
	}
}
