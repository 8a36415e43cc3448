/** A counter per key and minute. */
export interface RateLimitRow {
	key: string
	/** The start of the minute, in ISO-8601 UTC. */
	window_start: string
	hits: number
}

export interface CounterTables {
	rate_limits: RateLimitRow
}

const minute = 60_000

/** The start of the minute that contains a time, as counters store it. */
export function windowOf(now: Date): string {
	return before(now, now.getTime() % minute)
}

/** The ISO time `ms` milliseconds before `now`. */
export function before(now: Date, ms: number): string {
	return new Date(now.getTime() - ms).toISOString()
}
