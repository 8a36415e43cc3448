/** How slowly a body may come: at least so many bytes a second in each window, and all of it within the total. */
export interface BodyPace {
	bytesPerSecond: number
	windowMs: number
	totalMs: number
}

/** Calls back once when a body falls behind, and no more after the returned function was called. `received` counts its bytes. */
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
