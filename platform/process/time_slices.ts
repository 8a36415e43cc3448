import { setImmediate, setTimeout } from 'node:timers/promises'

/** Milliseconds of work after which requests get a turn. */
const sliceMs = 2

/**
 * Returns a function to await between steps of long work: it yields to other work once a slice is used up. Work of many seconds should pass
 * `momentMs` as the length of the pause, because each turn accepts only one new connection.
 */
export function timeSlices(momentMs = 0): () => Promise<void> {
	let began = performance.now()
	return async () => {
		if (performance.now() - began <= sliceMs) return
		await (momentMs === 0 ? setImmediate() : setTimeout(momentMs))
		began = performance.now()
	}
}
