import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { ServerCursor } from './postgres_cursor.server.ts'
import { rowTypes } from './postgres_row_types.ts'
import { publishConnectError } from './store_errors.ts'

/** Milliseconds: long enough to survive a failover, short enough for a form to be answered. */
const connectTimeout = 5000
/** TCP keep-alive: how long a connection may be idle before the kernel probes it, in milliseconds. */
const probeAfter = 10_000
/** How long closing waits for busy or unresponsive connections, in milliseconds. */
const closeTimeout = 2000

export interface StorePool extends PostgresPool {
	/** Runs an empty query for at most `ms`; a connection that does not answer is dropped, and the error is thrown. */
	probe(ms: number): Promise<void>
}

/**
 * Opens a pool that drops a connection when a statement gets no response within `responseTimeout` milliseconds, as when the network
 * swallows packets; whether the statement took effect is unknown. Undefined means no limit.
 */
export function openPool(
	databaseUrl: string,
	settings: PoolConfig & { responseTimeout?: number },
): StorePool {
	const { responseTimeout, ...rest } = settings
	const pool = new Pool({
		connectionString: databaseUrl,
		connectionTimeoutMillis: connectTimeout,
		keepAlive: true,
		keepAliveInitialDelayMillis: probeAfter,
		types: rowTypes,
		...rest,
	})
	const open = new Set<PoolClient>()
	// The pool replaces a broken idle connection; without a listener the event would end the process.
	pool.on('error', () => {})
	pool.on('connect', (client) => {
		client.on('error', () => {})
		open.add(client)
	})
	pool.on('remove', (client) => open.delete(client))
	return {
		options: pool.options,
		connect: async () => answering(await pool.connect().catch(publishConnectError), responseTimeout),
		async probe(ms) {
			const client = answering(await pool.connect(), ms)
			try {
				await client.query('select 1', [])
			} finally {
				client.release()
			}
		},
		async end() {
			const impatience = setTimeout(() => {
				for (const client of open) client.connection.stream.destroy()
			}, closeTimeout)
			const tooLate = new Promise((resolve) => setTimeout(resolve, 1.5 * closeTimeout).unref())
			await Promise.race([pool.end(), tooLate])
			clearTimeout(impatience)
		},
	}
}

/** Wraps the client with a time limit on each query. */
function answering(client: PoolClient, responseTimeout: number | undefined): PostgresPoolClient {
	const run = async (text: string, parameters: readonly unknown[]) => {
		// `query_timeout` of `pg` only stops waiting: the hanging connection would return to the pool.
		const timer =
			responseTimeout &&
			setTimeout(() => {
				client.connection.stream.destroy(new Error(`PostgreSQL did not answer within ${responseTimeout} ms`))
			}, responseTimeout)
		try {
			return await client.query(text, [...parameters])
		} finally {
			clearTimeout(timer)
		}
	}
	const query = (textOrCursor: string | ServerCursor<unknown>, parameters: readonly unknown[]) =>
		typeof textOrCursor === 'string' ? run(textOrCursor, parameters) : textOrCursor.on(run)
	return {
		query: query as unknown as PostgresPoolClient['query'],
		release: (discard) => client.release(discard),
	}
}
