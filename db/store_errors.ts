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
	const told: StoreError = { kind: isRead ? 'read' : 'write' }
	storeErrors.publish(told)
}

/** For the catch of a connection. */
export function publishConnectError(error: unknown): never {
	const told: StoreError = { kind: 'connect' }
	storeErrors.publish(told)
	throw error
}
