import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { formatField } from '../kernel/fields/changed_fields.ts'
import { readRows } from '../kernel/store/content_handle.server.ts'
import type { ContentReading } from '../kernel/store/write_content.server.ts'
import { csvLine } from '../parts/csv.ts'

/** The rows of a type as CSV, in list order: one column per field, with values as text for reading. */
export async function* exportRows(
	{ store }: ContentReading,
	type: ContentType,
): AsyncGenerator<string, void, void> {
	const fields = fieldsOf(type)
	yield csvLine(fields.map(({ label }) => label))
	for (const row of await readRows(store.db, type))
		yield csvLine(fields.map((field) => formatField(type, field, row)))
}
