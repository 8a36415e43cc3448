import { Kysely } from 'kysely'
import { createChangeEmitter } from './change_emitter.ts'
import { succeedsWithin } from './with_timeout.ts'
import { CodecPlugin } from './codec_plugin.ts'
import { StorePostgresDialect } from './postgres_dialect.server.ts'
import { listenForNotices } from './postgres_listen.server.ts'
import { openPool, type StorePool } from './postgres_pool.server.ts'
import type { Seal } from './seal.ts'
import type { Store } from './store.server.ts'
import { publishQueryError } from './store_errors.ts'
import type { Table } from './table.ts'

/** How long to wait for PostgreSQL, in milliseconds. */
export interface PostgresTimeLimits {
	/** The limit after which the server cancels a statement. */
	statement: number
	/** The limit, somewhat later, after which the client stops waiting and drops the connection. */
	response: number
	/** The limit after which the server ends a transaction whose client is gone, which releases its locks. */
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

interface StoreCodec {
	/** All tables by name. */
	tables: Readonly<Record<string, Table<unknown>>>
	seal: Seal
}

/** Opens the shared store. The URL must point to the server itself or to a pooler in session mode, because LISTEN needs a session. */
export async function openPostgres<Tables>({
	databaseUrl,
	changeChannel,
	timeLimits: limits = postgresTimeLimits,
	...codec
}: StoreCodec & {
	databaseUrl: string
	/** The channel on which the database's triggers announce content changes. */
	changeChannel: string
	timeLimits?: PostgresTimeLimits | undefined
}): Promise<Store<Tables>> {
	const pool = openPool(databaseUrl, {
		max: connections,
		statement_timeout: limits.statement,
		idle_in_transaction_session_timeout: limits.idleInTransaction,
		responseTimeout: limits.response,
	})
	const db = over<Tables>(pool, codec)
	const emitter = createChangeEmitter()
	const listening = await listenForNotices(databaseUrl, changeChannel, emitter.emit, limits.heartbeat)
	let isClosed = false
	return {
		kind: 'postgres',
		db,
		async withoutTimeLimit(work) {
			const patient = over<Tables>(openPool(databaseUrl, { max: 1 }), codec)
			return work(patient).finally(() => patient.destroy())
		},
		onContentChange: emitter.subscribe,
		contentChanged: emitter.emit,
		isReachable: (ms) => succeedsWithin(ms, pool.probe(ms)),
		eraseFreedData: async () => {},
		async close() {
			if (isClosed) return
			isClosed = true
			emitter.close()
			await Promise.all([listening.close(), pool.end()])
		},
	}
}

function over<Tables>(pool: StorePool, { tables, seal }: StoreCodec): Kysely<Tables> {
	return new Kysely<Tables>({
		dialect: new StorePostgresDialect(pool),
		plugins: [new CodecPlugin({ store: 'postgres', seal }, tables)],
		log: publishQueryError,
	})
}
