/** Something that a stream of server-sent events says. */
export interface StreamEvent {
	event: string
	data: string
}

export interface StreamOptions {
	/** Of the stream in this browser, where its windows share it. */
	name: string
	url: string
	events: readonly string[]
	/** `isLeader` is true in a window that holds a connection itself. */
	receive(event: StreamEvent, isLeader: boolean): void
}

/** Follows a stream. Returns the function that ends it. */
export type Follow = (options: StreamOptions) => () => void

/** By a connection of this window's own while it is visible: enough for visitors, who look at one window. */
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
