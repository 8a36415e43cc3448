/** The time that the mail worker goes by; tests let an hour pass in seconds. */
export interface Clock {
	/** The calendar's time, which may be set back. */
	now(): Date
	/** Milliseconds since some moment; never set back. */
	elapsed(): number
	/** How long a timer must run for so many milliseconds of this clock. */
	timer(ms: number): number
}

export const realClock: Clock = {
	now: () => new Date(),
	elapsed: () => performance.now(),
	timer: (ms) => ms,
}
