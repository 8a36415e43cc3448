/** What a page may show of one table, in its order; `ok: false` when that table could not be read. */
export type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

/** The row with this id; undefined where there is none, or the table could not be read. */
export function rowIn<Row extends { id: string }>(
	listing: Listing<Row>,
	id: string | null | undefined,
): Row | undefined {
	return listing.ok ? listing.rows.find((row) => row.id === id) : undefined
}

/** The same with this slug, as a form or an address has it. */
export function rowAt<Row extends { slug: string }>(listing: Listing<Row>, slug: unknown): Row | undefined {
	return listing.ok ? listing.rows.find((row) => row.slug === slug) : undefined
}

export interface ContentLog {
	warn(fields: object, message: string): void
}
