import type { ContentRow } from '#app/content/content_row.ts'
import type { ContentType } from '#app/content/content_type.ts'

/** How often visitors did something with a row: `{ label: 'Views', count: 12 }`. */
export interface RowCount {
	label: string
	count: number
}

/** The counters of a row just read from the store; the snapshot has them as of the last content change. */
export function countsOf({ counters = [] }: ContentType, row: ContentRow): RowCount[] {
	return counters.map(({ column, label }) => ({ label, count: Number(row[column]) }))
}
