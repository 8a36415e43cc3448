const hourMs = 60 * 60_000

/** Runs `work` at once and then every hour until stopped. `work` must never reject. */
export function everyHour(work: () => Promise<void>): { stop(): void } {
	const timer = setInterval(() => void work(), hourMs)
	timer.unref()
	void work()
	return { stop: () => clearInterval(timer) }
}
