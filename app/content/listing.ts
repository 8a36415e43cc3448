/** A table's public rows in page order; `ok: false` if the table could not be read. */
export type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

/** The rows of a listing; empty if the table could not be read or there is no listing. */
export function rowsIn<Row>(listing: Listing<Row> | undefined): readonly Row[] {
	return listing?.ok ? listing.rows : []
}

/** The row with an id; undefined if there is none or the table could not be read. */
export function rowIn<Row extends { id: string }>(
	listing: Listing<Row>,
	id: string | null | undefined,
): Row | undefined {
	return rowsIn(listing).find((row) => row.id === id)
}

/** The row with a slug, as given by a form or an address; undefined if there is none or the table could not be read. */
export function rowAt<Row extends { slug: string }>(listing: Listing<Row>, slug: unknown): Row | undefined {
	return rowsIn(listing).find((row) => row.slug === slug)
}

export interface ContentLog {
	warn(fields: object, message: string): void
}
