import type { ContentTable } from '#db/schema.ts'
import type { ContentRow } from './content_row.ts'
import type { ContentType } from './content_type.ts'
import { typeOf } from './content_types.ts'
import type { EditedTable } from './fields.ts'
import { rowsIn } from './listing.ts'
import { sectionKey } from './own_page.ts'
import type { ReadTable } from './read_tables.server.ts'

type Rows = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>

/** Changed rows by table and id; null for a row that is deleted. */
export type ChangedRows = Partial<Readonly<Record<EditedTable, Rows>>>

interface Tables {
	types: readonly ContentType[]
	read: ReadTable
}

/** The tables with these rows added or replaced, and with the section texts of pages whose address they change. */
export function withChangedRows(changed: ChangedRows, tables: Tables): ReadTable {
	const texts = { ...changed.page_sections, ...carriedTexts(changed, tables) }
	const all: ChangedRows = { ...changed, page_sections: texts }
	return ((table) => {
		const listing = tables.read(table)
		const own = all[table]
		if (!listing.ok || !own) return listing
		const kept = (listing.rows as readonly { id: string }[]).filter(({ id }) => !Object.hasOwn(own, id))
		const others = Object.entries(own).flatMap(([id, row]) => (row ? [{ ...row, id }] : []))
		return { ok: true, rows: [...kept, ...others] }
	}) as ReadTable
}

/** The section texts of pages whose address changes, moved to the new page key, by id. */
function carriedTexts(changed: ChangedRows, { types, read }: Tables): Rows {
	const stored = rowsById(read, 'page_sections')
	const texts = [...stored].map(([id, text]) => ({ ...text, ...changed.page_sections?.[id] }))
	const carried = Object.entries(changed).flatMap(([table, rows]) => {
		const type = typeOf(types, table)
		const before = rowsById(read, table)
		return Object.entries(rows).flatMap(([id, row]) => {
			const [from, to] = [before.get(id), row && { ...row, id }].map((one) => type && sectionKey(type, one))
			if (!from || !to || from === to) return []
			return texts.filter(({ page_slug }) => page_slug === from).map((text) => ({ ...text, page_slug: to }))
		})
	})
	return Object.fromEntries(carried.map((text) => [text.id, text]))
}

/** A table's rows by id; empty if the table could not be read or is not in snapshots. */
export function rowsById(read: ReadTable, table: string): ReadonlyMap<string, ContentRow> {
	const rows = rowsIn(read(table as ContentTable)) as readonly unknown[] as readonly ContentRow[]
	return new Map(rows.map((row) => [row.id, row]))
}
