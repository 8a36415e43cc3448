import { type ContentRow, type ContentType, fieldsOf } from '#app/content/content_type.ts'
import type { SectionPage } from '#app/content/section_pages.ts'

/** A section for which nobody wrote a text: `to` is the form that begins one. */
export interface UnwrittenSection {
	label: string
	/** The heading that shows. */
	title: string
	to: string
}

/** The sections of the page `key` that have none of these rows; none where rows are no texts of sections. */
export function unwrittenSections(
	type: ContentType,
	pages: readonly SectionPage[],
	key: string,
	rows: readonly ContentRow[],
): UnwrittenSection[] {
	const field = fieldsOf(type).find(({ widget }) => widget === 'section')
	if (field?.widget !== 'section') return []
	const sections = pages.find((page) => page.key === key)?.sections ?? []
	return sections
		.filter(({ name }) => !rows.some((row) => row[field.name] === name))
		.map(({ name, label, title }) => {
			const begun = new URLSearchParams({ [field.of]: key, [field.name]: name })
			return { label, title, to: `/admin/content/${type.table}/new?${begun}` }
		})
}
