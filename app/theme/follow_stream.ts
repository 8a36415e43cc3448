/** A message of a stream of server-sent events. */
export interface StreamEvent {
	event: string
	data: string
}

export interface StreamOptions {
	/** The stream's name in this browser, if its windows share a connection. */
	name: string
	url: string
	events: readonly string[]
	/** `isLeader` is true in the window that owns the connection. */
	receive(event: StreamEvent, isLeader: boolean): void
}

/** Follows a stream; returns a function that ends it. */
export type Follow = (options: StreamOptions) => () => void

/** Uses a connection of this window's own while it is visible, which suffices for visitors, who look at one window. */
export const followWhileVisible: Follow = ({ url, events, receive }) => {
	let source: EventSource | null = null
	const open = () => {
		const opened = new EventSource(url)
		for (const event of events)
			opened.addEventListener(event, ({ data }: MessageEvent<string>) => receive({ event, data }, true))
		return opened
	}
	const close = () => {
		source?.close()
		source = null
	}
	const follow = () => {
		if (document.visibilityState === 'visible') source ??= open()
		else close()
	}
	follow()
	document.addEventListener('visibilitychange', follow)
	return () => {
		document.removeEventListener('visibilitychange', follow)
		close()
	}
}
