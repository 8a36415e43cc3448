import { sql } from 'kysely'
import type { Store } from '#db/store.server.ts'
import type { StreetImportRow } from '#db/street_rows.ts'
import { importTurns } from './import_turns.ts'

/** Rows removed per statement, because SQLite blocks this process while it runs; parts are large, so fewer of them. */
const batches = {
	street_ranges: { key: 'id', size: 500 },
	street_import_refusals: { key: 'line', size: 500 },
	street_import_parts: { key: 'part', size: 10 },
} as const

/** How long an unpublished file is stored. */
const retentionMs = 7 * 24 * 60 * 60_000

type Queryable = Pick<Store, 'db'>

/** Statuses of lists that can still be checked and published. */
export const openStatuses = ['uploaded', 'checked'] as const
const unpublished = [...openStatuses, 'replaced', 'undone'] as const

/** Removes a list in one of these statuses, with all its rows. False if it is in another, or gone. */
export async function removeImport(
	store: Queryable,
	id: string,
	statuses: readonly StreetImportRow['status'][] = unpublished,
): Promise<boolean> {
	// First, so that nobody publishes, checks or restores a list while its rows are removed in batches.
	const { numUpdatedRows } = await store.db
		.updateTable('street_imports')
		.set({ status: 'undone', summary: null })
		.where('id', '=', id)
		.where('status', 'in', statuses)
		.executeTakeFirst()
	if (numUpdatedRows === 0n) return false
	await removeChecked(store, id)
	await removeParts(store, id)
	await store.db.deleteFrom('street_imports').where('id', '=', id).execute()
	return true
}

/** Removes the results of checking a list's lines. */
export async function removeChecked(store: Queryable, id: string): Promise<void> {
	await removeRows(store, 'street_ranges', id)
	await removeRows(store, 'street_import_refusals', id)
}

/** Removes the lines of a list's file. */
export function removeParts(store: Queryable, id: string): Promise<void> {
	return removeRows(store, 'street_import_parts', id)
}

/** Removes a list's rows of a table in batches. */
async function removeRows({ db }: Queryable, table: keyof typeof batches, id: string): Promise<void> {
	const { key, size } = batches[table]
	const some = sql`select ${sql.ref(key)} from ${sql.table(table)} where import_id = ${id} limit ${size}`
	const removal = sql`delete from ${sql.table(table)} where import_id = ${id} and ${sql.ref(key)} in (${some})`
	const turn = importTurns()
	while (((await removal.execute(db)).numAffectedRows ?? 0n) > 0n) await turn()
}

/** Removes files not published within a week, and lists that are neither published nor needed for an undo. */
export async function sweepImports(store: Store, now: Date): Promise<void> {
	const list = await store.db
		.selectFrom('street_list')
		.innerJoin('street_imports', 'street_imports.id', 'street_list.import_id')
		.select(['street_imports.id', 'previous_id'])
		.executeTakeFirst()
	const oldest = new Date(now.getTime() - retentionMs).toISOString()
	const ended = await store.db
		.selectFrom('street_imports')
		.select('id')
		.where('id', 'not in', [list?.id ?? '', list?.previous_id ?? ''])
		.where(({ eb, or }) => or([eb('status', 'in', ['replaced', 'undone']), eb('created_at', '<', oldest)]))
		.execute()
	for (const { id } of ended) await removeImport(store, id)
	if (list) await removeParts(store, list.id)
}
