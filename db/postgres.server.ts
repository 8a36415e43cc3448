import { Kysely } from 'kysely'
import { settlesWithin, createChangeEmitter } from '#platform/database/change_emitter.ts'
import { CodecPlugin } from './codec_plugin.ts'
import { StorePostgresDialect } from '#platform/database/postgres_dialect.server.ts'
import { listenForContentChange } from './postgres_listen.server.ts'
import { openPool, type StorePool } from '#platform/database/postgres_pool.server.ts'
import { type Database, tables } from './schema.ts'
import type { Seal } from '#platform/database/seal.ts'
import type { Store } from './store.server.ts'
import { publishQueryError } from '#platform/database/store_errors.ts'

/** How long PostgreSQL is waited for, in milliseconds. */
export interface PostgresTimeLimits {
	/** When the server cancels a statement. */
	statement: number
	/** Somewhat later: when the client gives up waiting and drops the connection. */
	response: number
	/** After this the server ends a transaction whose client is gone, which releases its locks. */
	idleInTransaction: number
	/** How often the idle listening connection is checked, and how long it may take to answer. */
	heartbeat: number
}

export const postgresTimeLimits: PostgresTimeLimits = {
	statement: 8000,
	response: 10_000,
	idleInTransaction: 10_000,
	heartbeat: 5000,
}
const connections = 10

/**
 * The shared store. The URL must lead to the server itself or to a pooler in session mode, because LISTEN needs a
 * session.
 */
export async function openPostgres(
	databaseUrl: string,
	seal: Seal,
	limits: PostgresTimeLimits = postgresTimeLimits,
): Promise<Store> {
	const pool = openPool(databaseUrl, {
		max: connections,
		statement_timeout: limits.statement,
		idle_in_transaction_session_timeout: limits.idleInTransaction,
		responseTimeout: limits.response,
	})
	const db = over(pool, seal)
	const emitter = createChangeEmitter()
	const listening = await listenForContentChange(databaseUrl, emitter.emit, limits.heartbeat)
	let isClosed = false
	return {
		kind: 'postgres',
		db,
		async withoutTimeLimit(work) {
			const patient = over(openPool(databaseUrl, { max: 1 }), seal)
			return work(patient).finally(() => patient.destroy())
		},
		onContentChange: emitter.subscribe,
		contentChanged: emitter.emit,
		isReachable: (ms) => settlesWithin(ms, pool.probe(ms)),
		dropOldPages: async () => {},
		async close() {
			if (isClosed) return
			isClosed = true
			emitter.close()
			await Promise.all([listening.close(), pool.end()])
		},
	}
}

function over(pool: StorePool, seal: Seal): Kysely<Database> {
	return new Kysely<Database>({
		dialect: new StorePostgresDialect(pool),
		plugins: [new CodecPlugin({ store: 'postgres', seal }, tables)],
		log: publishQueryError,
	})
}
