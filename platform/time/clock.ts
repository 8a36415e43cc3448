/** The clock of background work; tests use a faster one. */
export interface Clock {
	/** Wall-clock time, which may be set back. */
	now(): Date
	/** Monotonic time in milliseconds. */
	elapsed(): number
	/** The real timer duration for a duration on this clock, in milliseconds. */
	timer(ms: number): number
}

export const realClock: Clock = {
	now: () => new Date(),
	elapsed: () => performance.now(),
	timer: (ms) => ms,
}
