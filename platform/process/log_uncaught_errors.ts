import type { Log } from '#platform/log/log.ts'

/**
 * Logs errors that no request handler caught and keeps the process running, so that nobody can stop the site by
 * finding one. Whatever must be complete is written in transactions, so that nothing half-done remains.
 */
export function logUncaughtErrors(log: Log): void {
	process.on('uncaughtException', (fault, origin) => {
		log.error({ origin, error: String(fault), stack: fault.stack }, 'uncaught fault')
	})
	// Standard error may be closed or full as well.
	process.stderr.on('error', () => undefined)
}
