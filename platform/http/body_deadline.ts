import type { IncomingMessage } from 'node:http'

/** Breaks off a request whose body has not come after so many milliseconds: node's own limit is one for all requests. */
export function limitBodyTime(incoming: IncomingMessage, ms: number): void {
	const timer = setTimeout(() => {
		if (!incoming.complete) incoming.destroy()
	}, ms)
	timer.unref()
	incoming.once('close', () => clearTimeout(timer))
}
