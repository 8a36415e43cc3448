import type { Follow, StreamEvent, StreamOptions } from '#app/theme/follow_stream.ts'

/** The retry delay after an error from which the browser does not recover by itself, such as a server restart. */
const retryMs = 30_000

/**
 * Follows an event stream over one connection for all windows, because browsers allow six per server without HTTP/2: the
 * window that became visible last holds it and forwards events. A window that wakes up reconnects at once, even if a
 * suspended window held the connection. Without Web Locks (no secure context), each visible window has its own.
 */
export const shareStream: Follow = ({ name, url, events, receive }: StreamOptions) => {
	const ended = new AbortController()
	const { signal } = ended
	const channel = new BroadcastChannel(name)
	const locks = navigator.locks as LockManager | undefined
	const latest = new Map<string, string>()
	let source: EventSource | null = null
	let waiting = new AbortController()
	let release: (() => void) | null = null
	let isTaking = false
	let retry: ReturnType<typeof setTimeout> | undefined

	const pass = (message: StreamEvent | 'ask') => {
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
		channel.postMessage(message)
	}

	const connect = () => {
		disconnect()
		const opened = new EventSource(url)
		source = opened
		for (const event of events) {
			opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
				latest.set(event, data)
				pass({ event, data })
				receive({ event, data }, true)
			})
		}
		opened.addEventListener('error', () => {
			if (opened.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs)
		})
	}

	function disconnect() {
		clearTimeout(retry)
		source?.close()
		source = null
	}

	/** Stays connected while this window holds the lock; resolves when another window has taken it. */
	const lead = async () => {
		isTaking = false
		if (signal.aborted) return
		const { promise, resolve } = Promise.withResolvers<void>()
		release = resolve
		connect()
		await promise
	}

	const hold = async (options: LockOptions) => {
		await locks?.request(name, options, lead).catch(() => undefined)
		release = null
		disconnect()
	}

	/** Waits for the lock repeatedly, because a window that wakes up takes it from its holder. */
	const queue = async () => {
		while (!signal.aborted) {
			waiting = new AbortController()
			await hold({ signal: AbortSignal.any([waiting.signal, signal]) })
			if (waiting.signal.aborted) return
		}
	}

	const wake = async () => {
		const isVisible = document.visibilityState === 'visible'
		if (!locks) return isVisible ? connect() : disconnect()
		if (!isVisible) return
		if (release) return connect()
		if (isTaking) return
		isTaking = true
		waiting.abort()
		await hold({ steal: true })
		isTaking = false
		if (!signal.aborted) await queue()
	}

	channel.addEventListener('message', ({ data }: MessageEvent<StreamEvent | 'ask'>) => {
		if (data !== 'ask') receive(data, false)
		else if (release) for (const [event, text] of latest) pass({ event, data: text })
	})
	const onWake = () => void wake()
	document.addEventListener('visibilitychange', onWake, { signal })
	window.addEventListener('pageshow', ({ persisted }) => void (persisted && onWake()), { signal })
	window.addEventListener('online', onWake, { signal })
	if (document.visibilityState === 'visible') onWake()
	else if (locks) {
		pass('ask')
		void queue()
	}

	return () => {
		ended.abort()
		release?.()
		disconnect()
		channel.close()
	}
}
