/** What a page may show of one table, in its order; `ok: false` when that table could not be read. */
export type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

/** Its rows; none where the table could not be read, or holds nothing of this kind. */
export function rowsIn<Row>(listing: Listing<Row> | undefined): readonly Row[] {
	return listing?.ok ? listing.rows : []
}

/** The row with this id; undefined where there is none, or the table could not be read. */
export function rowIn<Row extends { id: string }>(
	listing: Listing<Row>,
	id: string | null | undefined,
): Row | undefined {
	return rowsIn(listing).find((row) => row.id === id)
}

/** The same with this slug, as a form or an address has it. */
export function rowAt<Row extends { slug: string }>(listing: Listing<Row>, slug: unknown): Row | undefined {
	return rowsIn(listing).find((row) => row.slug === slug)
}

export interface ContentLog {
	warn(fields: object, message: string): void
}
