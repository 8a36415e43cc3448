import type { Store } from '#db/store.server.ts'
import type { StreetImportRow } from '#db/street_rows.ts'
import { importTurns } from './import_turns.ts'

/** Rows removed per statement, because SQLite blocks this process while it runs; parts are large, so fewer of them. */
const batch = 500
const partsInBatch = 10

type Queryable = Pick<Store, 'db'>

/** Statuses of lists that are not published; `open`: those that can still be published. */
const open = ['uploaded', 'checked'] as const
const unpublished = [...open, 'replaced', 'undone'] as const

/** Removes a list that is not published, with all its rows. False if it is published or gone. */
export function removeImport(store: Queryable, id: string): Promise<boolean> {
	return removeIf(store, id, unpublished)
}

/** Removes a list that can still be published, with all its rows. False if it no longer can. */
export function discardImport(store: Queryable, id: string): Promise<boolean> {
	return removeIf(store, id, open)
}

async function removeIf(
	store: Queryable,
	id: string,
	statuses: readonly StreetImportRow['status'][],
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
