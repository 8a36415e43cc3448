import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import { contentTables } from '#db/schema.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import type { ContentLog, Listing } from './snapshot.server.ts'

type Tables = { [Table in ContentTable]: Listing<Database[Table]> }

/**
 * The content tables and their version, all as of one moment. Null when the version is still the known one, which is asked for
 * right before the store is.
 * A table that cannot be read is `ok: false` and spoils no other; throws when the store itself fails.
 */
export async function readTables(
	store: Store,
	knownVersion: () => number | undefined,
	log: ContentLog,
): Promise<{ version: number; tables: Tables } | null> {
	const oneMoment = store.db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
	return oneMoment.execute(async (trx) => {
		const known = knownVersion()
		const { version } = await trx.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
		if (version === known) return null
		const listings: [ContentTable, Listing<unknown>][] = []
		for (const table of contentTables) listings.push([table, await readTable(trx, table, log)])
		return { version, tables: Object.fromEntries(listings) as unknown as Tables }
	})
}

async function readTable<Table extends ContentTable>(
	trx: Transaction<Database>,
	table: Table,
	log: ContentLog,
): Promise<Listing<Database[Table]>> {
	// PostgreSQL refuses every query after a failed one, until the savepoint.
	await sql`savepoint one_table`.execute(trx)
	try {
		const { rows } = await sql<Database[Table]>`select * from ${sql.table(table)}`.execute(trx)
		await sql`release savepoint one_table`.execute(trx)
		return { ok: true, rows }
	} catch (error) {
		await sql`rollback to savepoint one_table`.execute(trx)
		log.warn({ err: error, table }, 'content table could not be read')
		return { ok: false }
	}
}
