import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds of work after which requests get their turn. */
const sliceMs = 2

/**
 * To be awaited between two steps of long work: lets other work run once a few milliseconds have passed. Work of many seconds
 * leaves it `momentMs`, because each turn accepts only one new connection.
 */
export function timeSlices(momentMs = 0): () => Promise<void> {
	let began = performance.now()
	return async () => {
		if (performance.now() - began <= sliceMs) return
		await (momentMs === 0 ? setImmediate() : setTimeout(momentMs))
		began = performance.now()
	}
}
