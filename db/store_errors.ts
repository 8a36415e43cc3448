import { channel } from 'node:diagnostics_channel'
import type { LogEvent } from 'kysely'

/** A query that failed, or a connection that could not be had: whoever counts them listens here. */
export const storeErrors = channel('hauler.store-errors')

export interface StoreError {
	kind: 'read' | 'write' | 'connect'
}

/** For Kysely's `log`. */
export function publishQueryError(event: LogEvent): void {
	if (event.level !== 'error' || !storeErrors.hasSubscribers) return
	const { query, sql } = event.query
	const isRead = query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql))
	const failure: StoreError = { kind: isRead ? 'read' : 'write' }
	storeErrors.publish(failure)
}

/** For the catch of a connection. */
export function publishConnectError(error: unknown): never {
	const failure: StoreError = { kind: 'connect' }
	storeErrors.publish(failure)
	throw error
}
