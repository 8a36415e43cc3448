import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'

interface Listener {
	send(message: { event: string; data: string }): void
	end(): void
}

/** Pushes the active palette to every open page as server-sent events (TH-02): once on connecting, then on each change. */
export class ThemeEvents {
	readonly #listeners = new Set<Listener>()
	readonly #content: ContentHub
	readonly #stopListening: () => void
	#isClosed = false

	constructor(content: ContentHub) {
		this.#content = content
		this.#stopListening = content.onReload((now, before) => {
			const message = themeMessage(now)
			if (message === null || message.data === themeMessage(before)?.data) return
			for (const listener of this.#listeners) listener.send(message)
		})
	}

	/** `end` is called when the server stops. Returns an unsubscribe function. */
	subscribe(send: Listener['send'], end: Listener['end']): () => void {
		const listener = { send, end }
		const message = themeMessage(this.#content.current)
		if (message !== null) send(message)
		this.#listeners.add(listener)
		return () => void this.#listeners.delete(listener)
	}

	get size(): number {
		return this.#listeners.size
	}

	/** True once the server stops: no more events are sent. */
	get isClosed(): boolean {
		return this.#isClosed
	}

	close(): void {
		this.#isClosed = true
		this.#stopListening()
		for (const listener of this.#listeners) listener.end()
		this.#listeners.clear()
	}
}

/** Null when the palette could not be read: pages keep the colors they have (TH-03). */
function themeMessage({ palette }: Snapshot): { event: string; data: string } | null {
	return palette.ok ? { event: 'theme', data: JSON.stringify({ variables: palette.variables }) } : null
}
