import type { ContentRow, ContentType } from '#app/content/content_type.ts'

/** How often visitors did something with a row: `{ label: 'Views', count: 12 }`. */
export interface RowCount {
	label: string
	count: number
}

/** The counters of a row just read from the store; the site's own copy of it knows them as of its last change only. */
export function countsOf({ counters = [] }: ContentType, row: ContentRow): RowCount[] {
	return counters.map(({ column, label }) => ({ label, count: Number(row[column]) }))
}
