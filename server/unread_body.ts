import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'

/** How long and how much is listened to for nothing but a visitor who still sends when the answer is known. */
const longestMs = 5_000
const maxBytes = 32 * 1024 * 1024

/**
 * Reads what is left of a request's body and throws it away: closing on someone who still sends would lose the answer
 * on its way to them. True when the whole body came, and the connection is fit for a next request.
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
	incoming.on('data', count).resume()
	const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(longestMs)])
	await Promise.race([once(incoming, 'end', { signal }), once(incoming, 'close', { signal })]).catch(
		() => null,
	)
	incoming.off('data', count)
	return incoming.complete
}
