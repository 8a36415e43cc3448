import { createHash } from 'node:crypto'
import type { ContentRow } from '#app/content/content_row.ts'
import { parseJson } from '#platform/forms/parse_json.ts'
import { fieldsOf, type ContentType } from '#app/content/content_type.ts'

/**
 * The version of a row as a form has it: a hash of what staff wrote. If it is the same later, nobody saved in between; views,
 * votes and the position in the list do not count. Of types with `cells`, it is the values themselves.
 */
export function rowVersion(description: ContentType, row: ContentRow): string {
	const written = fieldsOf(description).map(({ name }) => [name, row[name] ?? null] as const)
	if (description.office?.cells) return JSON.stringify(Object.fromEntries(written))
	const values = JSON.stringify(written.map(([, value]) => value))
	return createHash('sha256').update(values).digest('base64url').slice(0, 22)
}

/** The values in a version of a type with `cells`; null where it cannot be read. */
export function openedFields(version: string | null): Readonly<Record<string, unknown>> | null {
	const values = parseJson(version ?? '')
	return typeof values === 'object' ? (values as Record<string, unknown>) : null
}
