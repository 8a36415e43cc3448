/** How long a page waits for what it can do without, in milliseconds: far below the store's own time limits. */
const patienceMs = 1000

/** The result of the work; rejects when it takes longer than `ms`. The work itself goes on, and may fail unheard. */
export async function inTime<Value>(work: Promise<Value>, ms = patienceMs): Promise<Value> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
	})
	return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Whether `query` succeeds within `ms` milliseconds. */
export async function succeedsWithin(ms: number, query: Promise<unknown>): Promise<boolean> {
	return inTime(query, ms).then(
		() => true,
		() => false,
	)
}
