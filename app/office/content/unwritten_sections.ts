import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf } from '#app/content/content_type.ts'
import { screensOf } from '#app/office/kernel/store/screens_of.ts'
import type { SectionPage } from '#app/content/section_pages.ts'

/** A section without a stored text: `to` is the form for a new one. */
export interface UnwrittenSection {
	label: string
	/** The heading shown on the page. */
	title: string
	to: string
}

/** The sections of the page `key` that none of these rows is a text of; none if rows are not section texts. */
export function unwrittenSections(
	type: ContentType,
	pages: readonly SectionPage[],
	key: string,
	rows: readonly ContentRow[],
): UnwrittenSection[] {
	const field = fieldsOf(type).find(({ control }) => control === 'section')
	if (field?.control !== 'section') return []
	const sections = pages.find((page) => page.key === key)?.sections ?? []
	return sections
		.filter(({ name }) => !rows.some((row) => row[field.name] === name))
		.map(({ name, label, title }) => {
			const begun = new URLSearchParams({ [field.of]: key, [field.name]: name })
			return { label, title, to: `${screensOf(type).row('new')}?${begun}` }
		})
}
