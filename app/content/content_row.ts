export interface ContentRow {
	id: string
	[column: string]: unknown
}
