import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { rowTypes } from './postgres_row_types.ts'
import { publishConnectError } from './store_errors.ts'

/** Milliseconds: long enough for a failover to be ridden out, short enough for a form to answer. */
const connectTimeout = 5000
/** How long the kernel lets a connection be silent before it asks whether the other side still is there. */
const probeAfter = 10_000
/** How long closing waits for connections that have work or do not say goodbye. */
const closeTimeout = 2000

export interface StorePool extends PostgresPool {
	/** Asks for nothing, at most so long; a connection that does not answer is given up. Throws when that fails. */
	probe(ms: number): Promise<void>
}

/**
 * A pool whose connections are given up when a statement is not answered within `responseTimeout` milliseconds: a
 * server, or a network before it, that swallows what it gets breaks no connection by itself. What such a statement
 * did is unknown. Undefined: statements may take as long as they need.
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
	// A broken connection is replaced, and its query fails; but without listeners it would also end the process.
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

/** The client with a time limit on each of its queries. */
function answering(client: PoolClient, responseTimeout: number | undefined): PostgresPoolClient {
	const query = async (text: string, parameters: readonly unknown[]) => {
		// `query_timeout` of `pg` only stops waiting: the connection would go back to the pool and hang for ever.
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
	return {
		query: query as unknown as PostgresPoolClient['query'],
		release: (discard) => client.release(discard),
	}
}
