import type { IncomingMessage } from 'node:http'

/** Aborts a request whose body has not arrived within `ms`; Node's own limit would apply to all requests alike. */
export function limitBodyTime(incoming: IncomingMessage, ms: number): void {
	const timer = setTimeout(() => {
		if (!incoming.complete) incoming.destroy()
	}, ms)
	timer.unref()
	incoming.once('close', () => clearTimeout(timer))
}
