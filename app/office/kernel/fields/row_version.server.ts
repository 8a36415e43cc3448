import { createHash } from 'node:crypto'
import type { ContentRow } from '#app/content/content_row.ts'
import { parseJson } from '#platform/forms/parse_json.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'

/**
 * A row's lock token: a hash of its editable columns. If it is unchanged, nobody saved in between; views, votes and the
 * position in the list are not included. For types with `cells` it is the values themselves.
 */
export function rowVersion(description: ContentType, row: ContentRow): string {
	const written = fieldsOf(description).map(({ name }) => [name, row[name] ?? null] as const)
	if (description.office?.cells) return JSON.stringify(Object.fromEntries(written))
	const values = JSON.stringify(written.map(([, value]) => value))
	return createHash('sha256').update(values).digest('base64url').slice(0, 22)
}

/** The values in the lock token of a type with `cells`; null if it is malformed. */
export function openedFields(version: string | null): Readonly<Record<string, unknown>> | null {
	const values = parseJson(version ?? '')
	return typeof values === 'object' ? (values as Record<string, unknown>) : null
}
