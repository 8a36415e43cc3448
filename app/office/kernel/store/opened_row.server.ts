import type { Kysely } from 'kysely'
import type { EditedTable } from '#app/content/fields.ts'
import type { Database } from '#db/schema.ts'
import { newestChanges } from './history_entry.server.ts'

/** Who last saved a row, and when. */
export interface SavedBy {
	name: string
	at: string
}

/**
 * Finds the state that a form was opened with in the row's history, and who saved last; null if the row was changed outside
 * the office or that state is more than fifty changes back.
 */
export async function openedRow(
	db: Kysely<Database>,
	{ table, ids }: { table: EditedTable; ids: readonly string[] },
	isOpened: (row: Record<string, unknown>) => boolean,
): Promise<{ openedWith: Record<string, unknown> | null; savedBy: SavedBy | null }> {
	const entries = await newestChanges(db, table, ids)
		.selectAll()
		.where('action', 'not in', ['move', 'activate'])
		.limit(50)
		.execute()
	const last = entries.find(({ after_row }) => after_row !== null)
	const states = entries.flatMap(({ before_row, after_row }) => [before_row, after_row])
	return {
		openedWith: states.find((row) => row !== null && isOpened(row)) ?? null,
		savedBy: last ? { name: last.staff_name, at: last.created_at } : null,
	}
}
