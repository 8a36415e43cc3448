/** What a page may show of one table, in its order; `ok: false` when that table could not be read. */
export type Listing<Row> = { ok: true; rows: readonly Row[] } | { ok: false }

export interface ContentLog {
	warn(fields: object, message: string): void
}
