const reportEvery = 5000

interface WaitingWork<Row> {
	/** Reads the batch of rows after `last`; empty when none are left. */
	readAfter(last: Row | null): Promise<Row[]>
	/** Does the work for one row; false if there was nothing left to do. */
	work(row: Row): Promise<boolean>
	/** Reports the number done, periodically and at the end. */
	report(done: number): void
}

/**
 * Works through all waiting rows in batches, one row at a time, without blocking requests. Resolves to the number done; stops early when
 * `signal` is aborted. Throws if the store fails; completed work is kept.
 */
export async function eachWaiting<Row>(
	{ readAfter, work, report }: WaitingWork<Row>,
	signal: AbortSignal,
): Promise<number> {
	let done = 0
	let last: Row | null = null
	while (!signal.aborted) {
		const rows: Row[] = await readAfter(last)
		for (const row of rows) {
			if (signal.aborted) break
			if (await work(row)) done++
			if (done > 0 && done % reportEvery === 0) report(done)
			// Yields to requests, because SQLite's queries resolve without doing so.
			await new Promise((resolve) => setImmediate(resolve))
		}
		last = rows.at(-1) ?? null
		if (last === null) break
	}
	if (done > 0) report(done)
	return done
}
