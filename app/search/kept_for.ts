/**
 * A reader that keeps what it read for `ms` milliseconds. Only the first call waits; later ones get the last value
 * while the next is read beside them. `read` never rejects.
 */
export function keptFor<Value>(ms: number, read: () => Promise<Value>): () => Promise<Value> {
	let kept: { value: Value; at: number } | null = null
	let reading: Promise<Value> | null = null

	async function refresh(): Promise<Value> {
		const value = await read()
		kept = { value, at: performance.now() }
		reading = null
		return value
	}

	return async () => {
		if (kept === null || performance.now() - kept.at > ms) reading ??= refresh()
		return kept === null && reading ? reading : (kept?.value ?? refresh())
	}
}
