import type { Kysely } from 'kysely'
import type { EditedTable } from '#app/content/fields.ts'
import type { Database } from '#db/schema.ts'
import { newestChanges } from './history_entry.server.ts'

/** Who saved last, and when. */
export interface SavedBy {
	name: string
	at: string
}

/**
 * Finds in a row's history the state that a form was opened with, and who saved last; null if it was changed outside
 * the office or more than fifty changes ago.
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
