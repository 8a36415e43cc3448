/** How long a page waits for data it can do without, in milliseconds: far below the store's own time limits. */
const patienceMs = 1000

/**
 * Resolves to the result of `work`, or rejects if it takes longer than `ms`. The work itself continues, and its later errors are ignored.
 */
export async function withTimeout<Value>(work: Promise<Value>, ms = patienceMs): Promise<Value> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
	})
	return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Reports whether `query` succeeds within `ms` milliseconds. */
export async function succeedsWithin(ms: number, query: Promise<unknown>): Promise<boolean> {
	return withTimeout(query, ms).then(
		() => true,
		() => false,
	)
}
