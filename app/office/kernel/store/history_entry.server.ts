import type { Kysely } from 'kysely'
import type { ContentHistoryRow } from '#db/office_content_rows.ts'
import type { EditedTable } from '#app/content/fields.ts'
import type { ContentTable, Database } from '#db/schema.ts'

/** The change with this id, if it belongs to that table. */
export function historyEntry(
	db: Kysely<Database>,
	table: ContentTable | EditedTable,
	id: string,
): Promise<ContentHistoryRow | undefined> {
	return db
		.selectFrom('content_history')
		.selectAll()
		.where('id', '=', id)
		.where('content_table', '=', table)
		.executeTakeFirst()
}
