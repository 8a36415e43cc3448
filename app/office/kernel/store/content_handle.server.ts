import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'

/** The content tables as one type: the columns of a row are those of its description. */
export type ContentHandle = Kysely<Record<EditedTable, ContentRow>>

/** The same connection or transaction, typed for a table known only at run time. */
export function contentOf(db: Kysely<Database>): ContentHandle {
	return db as unknown as ContentHandle
}

export async function readRow(
	db: Kysely<Database>,
	{ table, office }: Pick<ContentType, 'table' | 'office'>,
	id: string,
): Promise<ContentRow | undefined> {
	if (office?.storage) return office.storage.read(db, id)
	const row = await contentOf(db).selectFrom(table).selectAll().where('id', '=', id).executeTakeFirst()
	return row as ContentRow | undefined
}

/** All rows of a table in the order shown to staff: the site's if it has one, else by title. */
export async function readRows(db: Kysely<Database>, description: ContentType): Promise<ContentRow[]> {
	const rows = await contentOf(db).selectFrom(description.table).selectAll().execute()
	return (rows as ContentRow[]).toSorted((a, b) => compareRows(description, a, b))
}

function compareRows({ order, title }: ContentType, a: ContentRow, b: ContentRow): number {
	if (!order) return title(a).localeCompare(title(b), 'en') || (a.id < b.id ? -1 : 1)
	const within = order.within ? String(a[order.within]).localeCompare(String(b[order.within]), 'en') : 0
	return within || Number(a[order.column]) - Number(b[order.column]) || (a.id < b.id ? -1 : 1)
}

/** The number of rows of a table. */
export async function countRows(db: Kysely<Database>, table: ContentType['table']): Promise<number> {
	const found = await contentOf(db)
		.selectFrom(table)
		.select((eb) => eb.fn.countAll().as('count'))
		.executeTakeFirst()
	return Number(found?.count ?? 0)
}
