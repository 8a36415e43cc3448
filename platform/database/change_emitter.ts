/** How long after an event further events are coalesced into one, in milliseconds. */
const coalesceMs = 40

interface ChangeEmitter {
	subscribe(listener: () => void): () => void
	emit(): void
	/** Drops the listeners and any event not yet delivered. */
	close(): void
}

/** Notifies listeners of the first event at once; events within `coalesceMs` after it are coalesced into one later notification. */
export function createChangeEmitter(): ChangeEmitter {
	const listeners = new Set<() => void>()
	let cooldown: NodeJS.Timeout | undefined
	let isPending = false

	function emit(): void {
		if (cooldown) {
			isPending = true
			return
		}
		cooldown = setTimeout(() => {
			cooldown = undefined
			if (isPending) {
				isPending = false
				emit()
			}
		}, coalesceMs)
		cooldown.unref()
		for (const listener of listeners) listener()
	}

	return {
		emit,
		subscribe(listener) {
			// Wrapped, so that subscribing the same function twice gives two subscriptions.
			const call = () => listener()
			listeners.add(call)
			return () => void listeners.delete(call)
		},
		close() {
			listeners.clear()
			clearTimeout(cooldown)
		},
	}
}
