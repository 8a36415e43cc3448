/** A row of any content table. */
export interface ContentRow {
	id: string
	[column: string]: unknown
}
