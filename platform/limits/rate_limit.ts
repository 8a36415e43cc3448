/** At most `hits` in any `ms` milliseconds. */
export interface Allowance {
	hits: number
	ms: number
}

/** What is limited, and how much of it is allowed; each key (a hashed address, a person) is counted by itself. */
export interface RateLimit {
	/** Begins the keys of its counters in the store; no other limit has it. */
	readonly name: string
	readonly allowed: readonly Allowance[]
}

/** No allowance looks back farther: counters that are older serve no limit, not even one that no longer exists. */
export const longestSpanMs = 24 * 60 * 60_000

const spans = new Map<string, number>()

/**
 * Declares a limit, so that its counters are removed when none of its allowances looks back to them.
 * Throws a RangeError for an allowance of more than a day.
 */
export function defineRateLimit(limit: RateLimit): RateLimit {
	const longest = Math.max(...limit.allowed.map(({ ms }) => ms))
	if (longest > longestSpanMs) throw new RangeError(`The limit ${limit.name} looks back more than a day.`)
	spans.set(limit.name, longest)
	return limit
}

/** How long counters are needed, in milliseconds, by the name of their limit. */
export function neededSpans(): ReadonlyMap<string, number> {
	return spans
}
