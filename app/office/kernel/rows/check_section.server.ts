import type { Transaction } from 'kysely'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { Database } from '#db/schema.ts'
import type { FieldError } from '#platform/forms/field_error.ts'
import { offeredPages } from './offered_pages.server.ts'

/** What is wrong with the page and section that a text names: no such page, or no such section on it. */
export async function sectionErrors(
	trx: Transaction<Database>,
	types: readonly ContentType[],
	type: ContentType,
	columns: Record<string, unknown>,
): Promise<FieldError[]> {
	const section = fieldsOf(type).find((field) => field.control === 'section')
	if (section?.control !== 'section') return []
	const pageField = type.fields[section.of]
	const { [section.of]: key, [section.name]: name } = columns
	const page = (await offeredPages(trx, types)).find((one) => one.key === key)
	if (!page)
		return [{ field: section.of, message: `${pageField?.label}: what was chosen is no longer there.` }]
	if (!page.sections.some((one) => one.name === name)) {
		const there = page.sections.map(({ label }) => label).join(', ')
		return [{ field: section.name, message: `${section.label}: ${page.label} has these: ${there}.` }]
	}
	return []
}
