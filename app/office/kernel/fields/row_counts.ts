import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'

/** A counter of visitors' actions on a row: `{ label: 'Views', count: 12 }`. */
export interface RowCount {
	label: string
	count: number
}

/** The counters of a row read from the store; the snapshot's are only as fresh as the last content change. */
export function countsOf({ counters = [] }: ContentType, row: ContentRow): RowCount[] {
	return counters.map(({ column, label }) => ({ label, count: Number(row[column]) }))
}
