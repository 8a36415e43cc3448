import type { Log } from '#platform/log/log.ts'

/**
 * Logs errors that no request handler caught and keeps the process running, so that a bug that a visitor can trigger
 * does not stop the site. Transactions roll back whatever was incomplete.
 */
export function logUncaughtErrors(log: Log): void {
	process.on('uncaughtException', (fault, origin) => {
		log.error({ origin, error: String(fault), stack: fault.stack }, 'uncaught fault')
	})
	// Standard error may be closed or full as well.
	process.stderr.on('error', () => undefined)
}
