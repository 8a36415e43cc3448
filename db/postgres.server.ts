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

/** Milliseconds until the server cancels a statement, and somewhat later until the client gives up waiting. */
const statementTimeout = 8000
const responseTimeout = 10_000
/** After this the server ends a transaction whose client is gone, which releases its locks. */
const idleInTransactionTimeout = 10_000
const connections = 10

/**
 * The shared store. The URL must lead to the server itself or to a pooler in session mode, because LISTEN needs a
 * session.
 */
export async function openPostgres(databaseUrl: string, seal: Seal): Promise<Store> {
	const pool = openPool(databaseUrl, {
		max: connections,
		statement_timeout: statementTimeout,
		idle_in_transaction_session_timeout: idleInTransactionTimeout,
		responseTimeout,
	})
	const db = over(pool, seal)
	const emitter = createChangeEmitter()
	const listening = await listenForContentChange(databaseUrl, emitter.emit)
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
