import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { PlannedChangeRow } from '#db/planned_rows.ts'
import { contentTables } from '#db/schema.ts'
import type { ContentTable, Database } from '#db/schema.ts'
import type { Store } from '#db/store.server.ts'
import { type ContentType, isInSnapshot } from './content_type.ts'
import type { ContentLog, Listing } from './listing.ts'
import { openPlans } from './open_plans.server.ts'

/** Returns a table's rows, all tables as of the same moment. */
export type ReadTable = <Table extends ContentTable>(table: Table) => Listing<Database[Table]>

/** What a read found, table by table. */
export interface ReadTables {
	version: number
	read: ReadTable
	/** The open plans, in the order they take effect. */
	plans: Listing<PlannedChangeRow>
}

/**
 * Reads the tables of all content types and their version, as of one moment. Returns null if the version is
 * still the known one, which is asked for just before querying. An unreadable table is `ok: false` without
 * affecting others; throws if the store itself fails.
 */
export async function readTables(
	store: Store,
	types: readonly ContentType[],
	knownVersion: () => number | undefined,
	log: ContentLog,
): Promise<ReadTables | null> {
	const oneMoment = store.db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read')
	return oneMoment.execute(async (trx) => {
		const known = knownVersion()
		const { version } = await trx.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
		if (version === known) return null
		const listings = new Map<string, Listing<unknown>>()
		for (const table of new Set([...contentTables, ...types.filter(isInSnapshot).map((type) => type.table)]))
			listings.set(table, await readRows(trx, table, () => allRows(trx, table), log))
		return {
			version,
			plans: await readRows(trx, 'planned_changes', () => openPlans(trx), log),
			read: <Table extends ContentTable>(table: Table) => listings.get(table) as Listing<Database[Table]>,
		}
	})
}

function allRows(trx: Transaction<Database>, table: string): Promise<readonly unknown[]> {
	const anyTable = trx as unknown as Transaction<Record<string, Record<string, unknown>>>
	return anyTable.selectFrom(table).selectAll().execute()
}

async function readRows<Row>(
	trx: Transaction<Database>,
	table: string,
	query: () => Promise<readonly Row[]>,
	log: ContentLog,
): Promise<Listing<Row>> {
	// In PostgreSQL a failed query aborts the transaction up to the savepoint.
	await sql`savepoint one_table`.execute(trx)
	try {
		const rows = await query()
		await sql`release savepoint one_table`.execute(trx)
		return { ok: true, rows }
	} catch (error) {
		await sql`rollback to savepoint one_table`.execute(trx)
		log.warn({ err: error, table }, 'content table could not be read')
		return { ok: false }
	}
}
