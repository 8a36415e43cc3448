import type { Store } from '#db/store.server.ts'
import type { StreetImportRow } from '#db/street_rows.ts'
import { importTurns } from './import_turns.ts'

/** Rows removed per statement, because SQLite blocks this process while it runs; parts are large, so fewer of them. */
const batch = 500
const partsInBatch = 10

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
export async function removeChecked({ db }: Queryable, id: string): Promise<void> {
	await untilNone(() => {
		const some = db.selectFrom('street_ranges').select('id').where('import_id', '=', id).limit(batch)
		return db.deleteFrom('street_ranges').where('id', 'in', some).executeTakeFirst()
	})
	await untilNone(() => {
		const some = db.selectFrom('street_import_refusals').select('line').where('import_id', '=', id)
		return db
			.deleteFrom('street_import_refusals')
			.where('import_id', '=', id)
			.where('line', 'in', some.limit(batch))
			.executeTakeFirst()
	})
}

/** Removes the lines of a list's file. */
export async function removeParts({ db }: Queryable, id: string): Promise<void> {
	await untilNone(() => {
		const some = db.selectFrom('street_import_parts').select('part').where('import_id', '=', id)
		return db
			.deleteFrom('street_import_parts')
			.where('import_id', '=', id)
			.where('part', 'in', some.limit(partsInBatch))
			.executeTakeFirst()
	})
}

async function untilNone(removeSome: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
	const turn = importTurns()
	while ((await removeSome()).numDeletedRows > 0n) await turn()
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
