import { PostgresAdapter, sql, type Transaction } from 'kysely'
import { contentChannel } from '#db/migrations/content_version.ts'
import type { Database } from '#db/schema.ts'

/**
 * Makes all servers re-render pages that depend on data outside the content tables, such as planned prices or
 * listed streets.
 */
export async function raiseContentVersion(trx: Transaction<Database>): Promise<void> {
	await sql`update content_version set version = version + 1`.execute(trx)
	// SQLite servers poll the version; PostgreSQL servers are notified.
	if (trx.getExecutor().adapter instanceof PostgresAdapter)
		await sql`select pg_notify(${contentChannel}, '')`.execute(trx)
}
