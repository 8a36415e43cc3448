const reportEvery = 5000

interface WaitingWork<Row> {
	/** Reads the rows of a batch behind this one; none when all was read. */
	readAfter(last: Row | null): Promise<Row[]>
	/** Does the work for one row; false when there was nothing to do any more. */
	work(row: Row): Promise<boolean>
	/** Tells how many are done, now and then and at the end. */
	tell(done: number): void
}

/**
 * Works through what waits in batches, one row after the other, while visitors are served. Resolves to the number done; stops
 * early when `signal` says so. Throws if the store fails; what is done stays done.
 */
export async function eachWaiting<Row>(
	{ readAfter, work, tell }: WaitingWork<Row>,
	signal: AbortSignal,
): Promise<number> {
	let done = 0
	let last: Row | null = null
	while (!signal.aborted) {
		const rows: Row[] = await readAfter(last)
		for (const row of rows) {
			if (signal.aborted) break
			if (await work(row)) done++
			if (done > 0 && done % reportEvery === 0) tell(done)
			// Visitors are served in between, since SQLite answers without a pause.
			await new Promise((resolve) => setImmediate(resolve))
		}
		last = rows.at(-1) ?? null
		if (last === null) break
	}
	if (done > 0) tell(done)
	return done
}
