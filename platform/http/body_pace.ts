/** The minimum speed of a request body: at least `bytesPerSecond` in each window, and the whole body within `totalMs`. */
export interface BodyPace {
	bytesPerSecond: number
	windowMs: number
	totalMs: number
}

/** Calls `onSlow` once if a body falls behind; the returned function stops watching. `received` returns the bytes received so far. */
export function watchPace(
	{ bytesPerSecond, windowMs, totalMs }: BodyPace,
	received: () => number,
	onSlow: () => void,
): () => void {
	const began = performance.now()
	let before = 0
	const timer = setInterval(() => {
		const bytes = received() - before
		before += bytes
		const isBehind = bytes < (bytesPerSecond * windowMs) / 1000
		if (!isBehind && performance.now() - began < totalMs) return
		clearInterval(timer)
		onSlow()
	}, windowMs)
	return () => clearInterval(timer)
}
