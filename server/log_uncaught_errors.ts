import type { Log } from '#app/context.server.ts'

/**
 * Keeps the process serving through faults that no request's own handling caught: each is written down, and nobody can
 * stop the site by finding one. What has to be whole is written in transactions, so nothing half-done is left behind.
 */
export function logUncaughtErrors(log: Log): void {
	process.on('uncaughtException', (fault, origin) => {
		log.error({ origin, error: String(fault), stack: fault.stack }, 'uncaught fault')
	})
	// Standard error may be closed or full as well.
	process.stderr.on('error', () => undefined)
}
