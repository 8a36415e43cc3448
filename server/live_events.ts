import type { ContentHub, Snapshot } from '#app/content/snapshot.server.ts'

interface Message {
	event: string
	data: string
}

interface Listener {
	send(message: Message): void
	end(): void
}

/** A proxy may serve stale pages for a second; this second notification makes pages that reloaded too early reload again. */
const againMs = 2000

/**
 * Pushes server-sent events to every open page: the active palette (TH-02), on connecting and on each change, and a notification that
 * pickup days changed (PD-09), on which a page that shows one reloads it.
 */
export class LiveEvents {
	readonly #listeners = new Set<Listener>()
	readonly #content: ContentHub
	readonly #stopListening: () => void
	#again: NodeJS.Timeout | undefined
	#isClosed = false

	constructor(content: ContentHub) {
		this.#content = content
		this.#stopListening = content.onReload((now, before) => {
			const theme = themeMessage(now)
			if (theme !== null && theme.data !== themeMessage(before)?.data) this.#sendAll(theme)
			if (!hasOtherPickups(now, before)) return
			const pickup = { event: 'pickup', data: String(now.version) }
			this.#sendAll(pickup)
			clearTimeout(this.#again)
			this.#again = setTimeout(() => this.#sendAll(pickup), againMs)
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

	/** True once the server is stopping and no more events are sent. */
	get isClosed(): boolean {
		return this.#isClosed
	}

	close(): void {
		this.#isClosed = true
		clearTimeout(this.#again)
		this.#stopListening()
		for (const listener of this.#listeners) listener.end()
		this.#listeners.clear()
	}

	#sendAll(message: Message): void {
		for (const listener of this.#listeners) listener.send(message)
	}
}

/** Null if the palette could not be read: pages keep the colors they have (TH-03). */
function themeMessage({ palette }: Snapshot): Message | null {
	return palette.ok ? { event: 'theme', data: JSON.stringify({ variables: palette.variables }) } : null
}

/** Reports whether alerts or areas changed; unchanged parts of the content keep their identity. */
function hasOtherPickups(now: Snapshot, before: Snapshot): boolean {
	return now.serviceAlerts !== before.serviceAlerts || now.pickupAreas !== before.pickupAreas
}
