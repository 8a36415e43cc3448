import type { Server } from 'node:http'
import type { Log } from '#app/context.server.ts'

/** How long requests in flight may take once the process has been asked to stop. */
const graceMs = 10_000
const sweepMs = 50

/**
 * On SIGTERM or SIGINT: takes no new connections, finishes the requests it began, then closes the rest and exits 0.
 * What is still open after ten seconds is cut.
 */
export function stopOnSignal(
	server: Server,
	steps: { log: Log; before(): void; after(): Promise<void> },
): void {
	let stopping = false
	const stop = async (signal: string) => {
		if (stopping) return
		stopping = true
		steps.log.info({ signal }, 'stopping')
		const cut = setTimeout(() => server.closeAllConnections(), graceMs)
		const closed = new Promise<void>((resolve) => server.close(() => resolve()))
		steps.before()
		// A connection whose last request has just been answered would otherwise be kept open for the next one.
		const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
		await closed
		clearInterval(sweep)
		clearTimeout(cut)
		await steps.after()
		process.exit(0)
	}
	process.on('SIGTERM', () => void stop('SIGTERM'))
	process.on('SIGINT', () => void stop('SIGINT'))
}
