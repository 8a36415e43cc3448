import type { Kysely } from 'kysely'
import { offeredType, serviceMissing } from '#app/content/closed_pages.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { typeOf } from '#app/content/content_types.ts'
import { isShownRow } from '#app/content/shown_row.ts'
import { listedRows } from '#app/content/listed_rows.ts'
import type { ContentHub } from '#app/content/snapshot.server.ts'
import type { Database } from '#db/schema.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType, ListingOf } from '#app/content/content_type.ts'
import type { EditedTable } from '#app/content/fields.ts'
import type { ContentReading } from './write_content.server.ts'

/** All content tables with one row type, for tables known only at run time. */
type ContentHandle = Kysely<Record<EditedTable, ContentRow>>

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

/** All rows of a table in the order that staff see: the site's order if the table has one, else by title. */
export async function readRows(db: Kysely<Database>, description: ContentType): Promise<ContentRow[]> {
	const rows = await contentOf(db).selectFrom(description.table).selectAll().execute()
	return (rows as ContentRow[]).toSorted((a, b) => compareRows(description, a, b))
}

/** The rows that staff see: without those about services that are not offered. */
export async function readOfferedRows(
	{ store, content }: ContentReading,
	type: ContentType,
): Promise<ContentRow[]> {
	return (await readRows(store.db, type)).filter(isOffered(content, type))
}

/** A row's name in lists that mix types; a section's text includes its page, because every page has a `hero`. */
export function nameOf({ title }: ContentType, row: ContentRow): string {
	const page = row['page_slug']
	return typeof page === 'string' ? `${page}: ${title(row)}` : title(row)
}

/** The titles of these rows, disambiguated if two are equal. */
export function titlesOf(
	{ title, disambiguator }: ContentType,
	rows: readonly ContentRow[],
): (row: ContentRow) => string {
	const alike = Map.groupBy(rows, title)
	return (row) => {
		const own = title(row)
		return disambiguator && (alike.get(own)?.length ?? 0) > 1 ? `${own}, ${disambiguator(row)}` : own
	}
}

/** Whether the office has a screen for the row; rows about services that are not offered have none. */
export function hasScreen(content: Pick<ContentHub, 'current'>, type: ContentType, row: ContentRow): boolean {
	return offeredType(type, content.current.facts.services) !== null && isOffered(content, type)(row)
}

/** Whether the company offers the services that a row is about. */
export function isOffered({ current }: Pick<ContentHub, 'current'>, type: ContentType) {
	return (row: ContentRow): boolean => serviceMissing(type, row, current.facts.services) === null
}

/** Whether visitors see the row: it is not hidden, not a sample in a real company, and what it refers to is shown, too. */
export function isOnSite(
	{ types, current }: Pick<ContentHub, 'types' | 'current'>,
	type: ContentType,
	row: ContentRow,
): boolean {
	const { facts } = current
	const shown = { showsSamples: isSampleCompany(facts), services: facts.services }
	const listingOf = ((table) => {
		const other = typeOf(types, table)
		return other ? listedRows(current, other) : { ok: false }
	}) as ListingOf
	return isShownRow(type, row, shown) && (type.belongs?.(row, listingOf) ?? true)
}

function compareRows({ order, title }: ContentType, a: ContentRow, b: ContentRow): number {
	if (!order) return title(a).localeCompare(title(b), 'en') || (a.id < b.id ? -1 : 1)
	const within = order.within ? String(a[order.within]).localeCompare(String(b[order.within]), 'en') : 0
	return within || Number(a[order.column]) - Number(b[order.column]) || (a.id < b.id ? -1 : 1)
}
