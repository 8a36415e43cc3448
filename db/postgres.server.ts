import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool, types } from 'pg'
import type { CustomTypesConfig } from 'pg'
import { answersWithin, createChangeBell } from './change_bell.ts'
import { CodecPlugin } from './codec_plugin.ts'
import { listenForContentChange } from './postgres_listen.server.ts'
import type { Database } from './schema.ts'
import type { Store } from './store.server.ts'

/** Milliseconds: long enough for a failover to be ridden out, short enough for a form to answer. */
const connectTimeout = 5000
const statementTimeout = 30_000
const connections = 10

/** The shared store. The address must lead to the server itself or to a pooler in session mode: LISTEN needs it. */
export async function openPostgres(databaseUrl: string): Promise<Store> {
	const pool = new Pool({
		connectionString: databaseUrl,
		max: connections,
		connectionTimeoutMillis: connectTimeout,
		statement_timeout: statementTimeout,
		keepAlive: true,
		types: rowTypes,
	})
	// A broken connection is replaced, and its query fails; but without listeners it would also end the process.
	pool.on('error', () => {})
	pool.on('connect', (client) => void client.on('error', () => {}))
	const db = new Kysely<Database>({
		dialect: new PostgresDialect({ pool }),
		plugins: [new CodecPlugin('postgres')],
	})
	const bell = createChangeBell()
	const listening = await listenForContentChange(databaseUrl, bell.ring)
	return {
		kind: 'postgres',
		db,
		onContentChange: bell.onRing,
		contentChanged: bell.ring,
		isReachable: (ms) => answersWithin(ms, sql`select 1`.execute(db)),
		async close() {
			if (pool.ending) return
			bell.close()
			await listening.close()
			await db.destroy()
			// Kysely ends the pool only if it was ever used.
			if (!pool.ending) await pool.end()
		},
	}
}

const { INT8, NUMERIC, TIMESTAMPTZ } = types.builtins

/** What SQLite gives: numbers for counts, sums and averages, ISO strings for times. */
const parsers = new Map<number, (text: string) => unknown>([
	[INT8, Number],
	[NUMERIC, Number],
	[TIMESTAMPTZ, (text) => (types.getTypeParser(TIMESTAMPTZ)(text) as Date).toISOString()],
])

const rowTypes: CustomTypesConfig = {
	getTypeParser: ((id: number, format?: 'text') =>
		parsers.get(id) ?? types.getTypeParser(id, format)) as CustomTypesConfig['getTypeParser'],
}
