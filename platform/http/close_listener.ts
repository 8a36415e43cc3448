import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds after which listening ends even if new connections keep coming. */
const longestMs = 1000

/**
 * Stops listening; resolves when the last connection is closed. The kernel completes connections before node accepts
 * them, one per turn of the event loop, and resets those still queued at closing: so all are accepted first.
 */
export async function closeListener(server: Server): Promise<void> {
	const deadline = Date.now() + longestMs
	let hasTaken = true
	const onConnection = () => void (hasTaken = true)
	server.on('connection', onConnection)
	while (hasTaken && Date.now() < deadline) {
		hasTaken = false
		await turn()
		await turn()
	}
	server.off('connection', onConnection)
	await new Promise<void>((resolve) => server.close(() => resolve()))
}
