const hourMs = 60 * 60_000

/** Does something at once and then every hour until stopped. `work` never rejects. */
export function everyHour(work: () => Promise<void>): { stop(): void } {
	const timer = setInterval(() => void work(), hourMs)
	timer.unref()
	void work()
	return { stop: () => clearInterval(timer) }
}
