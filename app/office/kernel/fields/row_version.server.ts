import { createHash } from 'node:crypto'
import type { ContentRow } from '#app/content/content_row.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'

/**
 * A hash of what staff wrote in a row. Equal hashes mean that nobody saved in between; views, votes and the position
 * in the list do not count.
 */
export function rowVersion(description: ContentType, row: ContentRow): string {
	const written = fieldsOf(description).map(({ name }) => row[name] ?? null)
	return createHash('sha256').update(JSON.stringify(written)).digest('base64url').slice(0, 22)
}
