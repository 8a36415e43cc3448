import { isOfferedIn, type OfService, type OfferedServices } from '#app/company/services.ts'
import { writeStored, readStored } from '#platform/browser/browser_storage.ts'

const historyKey = 'search-history'
const analyticsKey = 'search-analytics'
const limits = { history: 10, searches: 100, clicks: 50, popular: 5, remembered: 5, offered: 3 }

/** Common queries, shown before the visitor has searched, each only if its service is offered. */
const firstPopular: readonly ({ query: string } & OfService)[] = [
	{ query: 'holiday pickup', service: 'residential' },
	{ query: 'broken cart', service: 'residential' },
	{ query: 'old sofa', service: 'residential' },
	{ query: 'what goes in recycling', service: 'recycling' },
	{ query: 'missed pickup', service: 'residential' },
	{ query: 'which container size', service: 'rolloff' },
	{ query: 'protect my driveway', service: 'rolloff' },
	{ query: 'dumpster overflows', service: 'commercial' },
	{ query: 'where to put the dumpster', service: 'commercial' },
	{ query: 'pay my bill' },
]

export interface Analytics {
	/** Newest last. */
	searches: readonly { query: string; isFound: boolean; at: string }[]
	clicks: readonly { query: string; url: string; at: string }[]
}

/** The searches made in this browser, newest first, at most 10. They never leave the browser. */
export function readHistory(): string[] {
	const stored = readStored(historyKey)
	return Array.isArray(stored)
		? stored.filter((entry) => typeof entry === 'string').slice(0, limits.history)
		: []
}

export function forgetSearches(): void {
	writeStored(historyKey, [])
	writeStored(analyticsKey, { searches: [], clicks: [] })
}

/** Stores a search; a repeated query moves to the front. */
export function rememberSearch(query: string, isFound: boolean, now: Date): void {
	const others = readHistory().filter((entry) => entry.toLowerCase() !== query.toLowerCase())
	writeStored(historyKey, [query, ...others].slice(0, limits.history))
	const { searches, clicks } = readAnalytics()
	const all = [...searches, { query, isFound, at: now.toISOString() }]
	writeStored(analyticsKey, { searches: all.slice(-limits.searches), clicks })
}

export function rememberClick(query: string, url: string, now: Date): void {
	const { searches, clicks } = readAnalytics()
	const all = [...clicks, { query, url, at: now.toISOString() }]
	writeStored(analyticsKey, { searches, clicks: all.slice(-limits.clicks) })
}

export function readAnalytics(): Analytics {
	const stored = readStored(analyticsKey)
	const { searches, clicks } = { searches: [], clicks: [], ...(isObject(stored) ? stored : {}) }
	return { searches: Array.isArray(searches) ? searches : [], clicks: Array.isArray(clicks) ? clicks : [] }
}

/** The five most frequent successful searches, filled up with common queries about the offered services (SE-04). */
export function popularSearches(offered: OfferedServices): string[] {
	const counts = new Map<string, number>()
	for (const { query, isFound } of readAnalytics().searches) {
		if (isFound) counts.set(query.toLowerCase(), (counts.get(query.toLowerCase()) ?? 0) + 1)
	}
	const own = [...counts].toSorted(([, a], [, b]) => b - a).map(([query]) => query)
	const popular = firstPopular.filter(isOfferedIn(offered)).map(({ query }) => query)
	return [...new Set([...own, ...popular])].slice(0, limits.popular)
}

/** Up to five earlier searches that contain the text, or else three popular ones (SE-04). */
export function suggestionsFor(
	text: string,
	history: readonly string[],
	popular: readonly string[],
): string[] {
	const typed = text.trim().toLowerCase()
	const isOther = (query: string) => query.toLowerCase() !== typed
	const before = history.filter((query) => isOther(query) && query.toLowerCase().includes(typed))
	if (before.length > 0) return before.slice(0, limits.remembered)
	return popular.filter(isOther).slice(0, limits.offered)
}

function isObject(value: unknown): value is Partial<Analytics> {
	return typeof value === 'object' && value !== null
}
