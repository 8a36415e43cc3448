/** At most `hits` in any `ms` milliseconds. */
interface Allowance {
	hits: number
	ms: number
}

/** A limit's name and allowances; each key (a hashed address, a person) is counted separately. */
export interface RateLimit {
	/** The prefix of its counters' keys in the store, unique to this limit. */
	readonly name: string
	readonly allowed: readonly Allowance[]
}

/** The longest allowed span: older counters, including those of removed limits, can be deleted. */
export const longestSpanMs = 7 * 24 * 60 * 60_000

const spans = new Map<string, number>()

/**
 * Declares a limit, so that its counters are removed once no allowance covers them. Throws a RangeError for an allowance of more than a
 * week.
 */
export function defineRateLimit(limit: RateLimit): RateLimit {
	const longest = Math.max(...limit.allowed.map(({ ms }) => ms))
	if (longest > longestSpanMs) throw new RangeError(`The limit ${limit.name} looks back more than a week.`)
	spans.set(limit.name, longest)
	return limit
}

/** How long counters are needed, in milliseconds, by limit name. */
export function neededSpans(): ReadonlyMap<string, number> {
	return spans
}
