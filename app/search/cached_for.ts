/**
 * Caches a read for `ms` milliseconds. Only the first call waits; later ones get the cached value while it is
 * refreshed (stale-while-revalidate). `read` never rejects.
 */
export function cachedFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
	let cached: { value: Value; at: number } | null = null
	let reading: Promise<Value> | null = null

	async function refresh(): Promise<Value> {
		const value = await read()
		cached = { value, at: performance.now() }
		reading = null
		return value
	}

	return async () => {
		if (cached === null || performance.now() - cached.at > ms) reading ??= refresh()
		return cached === null && reading ? reading : (cached?.value ?? refresh())
	}
}
