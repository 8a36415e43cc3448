import type { Store } from '#db/store.server.ts'
import { importTurns } from './import_turns.ts'

/** Rows removed at a time, since SQLite stops this process meanwhile; of parts, which are large, fewer. */
const batch = 500
const partsInBatch = 10

type Queryable = Pick<Store, 'db'>

/** Removes a list that is not published, with all of its rows. */
export async function removeImport(store: Queryable, id: string): Promise<void> {
	await removeChecked(store, id)
	await removeParts(store, id)
	await store.db.deleteFrom('street_imports').where('id', '=', id).execute()
}

/** Removes what checking a list's lines made of them. */
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
