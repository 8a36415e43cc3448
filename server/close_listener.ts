import type { Server } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'

/** While others keep coming, listening ends all the same after so many milliseconds. */
const longestMs = 1000

/**
 * Stops listening; resolves when the last connection has been closed. The kernel completes connections before we take
 * them, one a turn of the event loop, and resets those that wait when the listener closes: so all are taken first.
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
