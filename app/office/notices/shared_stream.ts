import type { Notices, RequestNotice } from './request_notice.ts'

/** After an error that the browser does not recover from by itself, such as a server that is being restarted. */
const retryMs = 30_000

interface StreamOptions {
	/** Shared by the windows of one member of staff in this browser. */
	name: string
	url: string
	/** `isLeader` is true in the one window that holds the connection. */
	receive(notices: Notices, isLeader: boolean): void
}

/**
 * Follows an event stream over one connection for all windows of the browser: the one that became visible last holds it and passes
 * on what it hears. A window that wakes asks at once, even if one that was put to sleep held the connection. Without Web Locks, as
 * over plain HTTP, each visible window has its own. Returns the function that ends it.
 */
export function shareStream({ name, url, receive }: StreamOptions): () => void {
	const ended = new AbortController()
	const { signal } = ended
	const channel = new BroadcastChannel(name)
	const locks = navigator.locks as LockManager | undefined
	const heard: Partial<Record<'new' | 'due', RequestNotice[]>> = {}
	let latest: Notices | null = null
	let source: EventSource | null = null
	let waiting = new AbortController()
	let release: (() => void) | null = null
	let isTaking = false
	let retry: ReturnType<typeof setTimeout> | undefined

	const pass = (message: Notices | 'ask') => {
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
		channel.postMessage(message)
	}

	const connect = () => {
		disconnect()
		const opened = new EventSource(url)
		source = opened
		for (const event of ['new', 'due'] as const) {
			opened.addEventListener(event, ({ data }: MessageEvent<string>) => {
				heard[event] = JSON.parse(data) as RequestNotice[]
				if (!heard.new || !heard.due) return
				latest = { fresh: heard.new, due: heard.due }
				pass(latest)
				receive(latest, true)
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

	/** Connected for as long as this window holds the lock; resolves when another has taken it. */
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

	/** Waits in line, again and again: whoever wakes takes the lock from its holder. */
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

	channel.addEventListener('message', ({ data }: MessageEvent<Notices | 'ask'>) => {
		if (data !== 'ask') receive(data, false)
		else if (release && latest) pass(latest)
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
