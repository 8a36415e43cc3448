import { PostgresAdapter, sql, type Transaction } from 'kysely'
import { contentChannel } from '#db/migrations/content_version.ts'
import type { Database } from '#db/schema.ts'

/** Pages that tell of what is no content, planned prices or a listed street, are rendered anew, on every server. */
export async function raiseContentVersion(trx: Transaction<Database>): Promise<void> {
	await sql`update content_version set version = version + 1`.execute(trx)
	// SQLite's servers watch the number; PostgreSQL's are notified.
	if (trx.getExecutor().adapter instanceof PostgresAdapter)
		await sql`select pg_notify(${contentChannel}, '')`.execute(trx)
}
