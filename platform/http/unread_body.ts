import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/** Limits for reading the rest of a request body once the response is known: time in milliseconds, size in bytes. */
const longestMs = 5_000
const maxBytes = 32 * 1024 * 1024

/**
 * Reads and discards the rest of a request's body: closing while the client still sends would lose the response. Resolves to true if the
 * whole body arrived and the connection can be reused.
 */
export async function discardRest(incoming: IncomingMessage): Promise<boolean> {
	const hasBody = 'transfer-encoding' in incoming.headers || Number(incoming.headers['content-length']) > 0
	if (!hasBody || incoming.complete) return true
	if (incoming.destroyed) return false
	let bytes = 0
	const enough = new AbortController()
	const count = (chunk: Buffer) => {
		bytes += chunk.length
		if (bytes > maxBytes) enough.abort()
	}
	// Whoever began to read it no longer does, and would pause it as soon as its buffer is full.
	incoming.removeAllListeners('data').on('data', count).resume()
	const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(longestMs)])
	await Promise.race([once(incoming, 'end', { signal }), once(incoming, 'close', { signal })]).catch(
		() => null,
	)
	incoming.off('data', count)
	return incoming.complete
}
