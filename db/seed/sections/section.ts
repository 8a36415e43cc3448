import type { PageSectionRow } from '#db/content_rows.ts'
import { seededAt } from '../seeded_at.ts'

/** The text of one editable section; omitted fields keep the page's built-in text. */
export type SectionCopy = {
	name: string
	title: string
	description: string
	button?: { text: string; url: string }
}

/** The rows of one page, in page order. No picture is set: the drawn one is used. */
export function sectionsOf(page: string, sections: readonly SectionCopy[]): readonly PageSectionRow[] {
	return sections.map(({ name, title, description, button }, index) => ({
		id: `section-${page}-${name}`,
		page_slug: page,
		section_name: name,
		title,
		description,
		image_path: null,
		button_text: button?.text ?? null,
		button_url: button?.url ?? null,
		display_order: (index + 1) * 10,
		created_at: seededAt,
		updated_at: seededAt,
	}))
}
