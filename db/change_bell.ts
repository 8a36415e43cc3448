/** How long after a ring further rings are gathered into one, in milliseconds. */
const gatherFor = 40

export interface ChangeBell {
	onRing(listener: () => void): () => void
	ring(): void
	/** Drops the listeners and what is still to be told. */
	close(): void
}

/** Tells its listeners of the first ring at once and of the others within `gatherFor` of it together, afterwards. */
export function createChangeBell(): ChangeBell {
	const listeners = new Set<() => void>()
	let gathering: NodeJS.Timeout | undefined
	let rungAgain = false

	function ring(): void {
		if (gathering) {
			rungAgain = true
			return
		}
		gathering = setTimeout(() => {
			gathering = undefined
			if (rungAgain) {
				rungAgain = false
				ring()
			}
		}, gatherFor)
		gathering.unref()
		for (const listener of listeners) listener()
	}

	return {
		ring,
		onRing(listener) {
			// A wrapper of its own, so that one function subscribed twice is two subscriptions.
			const call = () => listener()
			listeners.add(call)
			return () => void listeners.delete(call)
		},
		close() {
			listeners.clear()
			clearTimeout(gathering)
		},
	}
}

/** Whether `query` settles well within `ms` milliseconds. */
export async function answersWithin(ms: number, query: Promise<unknown>): Promise<boolean> {
	let timer: NodeJS.Timeout | undefined
	const tooLate = new Promise<false>((resolve) => {
		timer = setTimeout(resolve, ms, false)
	})
	const answered = query.then(
		() => true,
		() => false,
	)
	return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer))
}
