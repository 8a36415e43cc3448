/** A counter per key and minute. */
export interface RateLimitRow {
	key: string
	/** ISO-8601 UTC: when the minute began. */
	window_start: string
	hits: number
}

export interface CounterTables {
	rate_limits: RateLimitRow
}

const minute = 60_000

/** The start of the minute that a time falls in, as counters store it. */
export function windowOf(now: Date): string {
	return before(now, now.getTime() % minute)
}

/** The time so many milliseconds earlier. */
export function before(now: Date, ms: number): string {
	return new Date(now.getTime() - ms).toISOString()
}
