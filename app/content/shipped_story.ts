import type { PageSectionRow } from '#db/content_rows.ts'
import { isSample } from '#db/seed/content_files.ts'
import { builtInSection } from './section_pages.ts'

/** The sections with the sample company's own story. */
const familyStory: ReadonlySet<string> = new Set(['story-intro', 'story-community', 'story-quote'])

type Text = Pick<PageSectionRow, 'page_slug' | 'section_name' | 'title' | 'description'>

/** Whether a section still has the sample company's family story in its shipped wording. */
export function isStoryAsShipped({ page_slug, section_name, title, description }: Text): boolean {
	const shipped = builtInSection(page_slug, section_name)
	if (!isSample || !shipped || page_slug !== 'about' || !familyStory.has(section_name)) return false
	const isSame = (text: string | null, built: string | null) => !text?.trim() || text.trim() === built?.trim()
	return isSame(title, shipped.title) && isSame(description, shipped.description)
}
