import { channel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'

/** Publishes failed queries and failed connections; the metrics subscribe. */
export const storeErrors = channel('hauler.store-errors')

export interface StoreError {
	kind: 'read' | 'write' | 'connect'
}

/** Publishes a failed query; Kysely's `log` callback. */
export function publishQueryError(event: LogEvent): void {
	if (event.level !== 'error' || !storeErrors.hasSubscribers) return
	const { query, sql } = event.query
	const isRead = query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
	const failure: StoreError = { kind: isRead ? 'read' : 'write' }
	storeErrors.publish(failure)
}

/** Publishes a failed connection, and rethrows its error. */
export function publishConnectError(error: unknown): never {
	const failure: StoreError = { kind: 'connect' }
	storeErrors.publish(failure)
	throw error
}
