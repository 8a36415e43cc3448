import { facts } from '#app/company/facts.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { pageSections as builtIn } from '#db/seed/page_sections.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { Listing } from './snapshot.server.ts'

/** What one editable place on a page says, ready to show. */
export interface SectionText {
	title: string
	description: string
	/** A scene's name or a path in storage; null where the drawn picture stays. */
	imagePath: string | null
	buttonText: string | null
	buttonUrl: string | null
}

/**
 * The text of one editable section (docs/spec/tables.md): the first row by display order, else the built-in one; a field
 * that staff left empty is the built-in one's too. Placeholders are filled as of `today`.
 */
export function sectionText(
	sections: Listing<PageSectionRow>,
	page: string,
	name: string,
	today: Date,
): SectionText {
	const isHere = (row: PageSectionRow) => row.page_slug === page && row.section_name === name
	const row = sections.ok ? sections.rows.find(isHere) : undefined
	const preset = builtIn.find(isHere)
	if (!row && !preset) throw new Error(`No built-in text for section ${name} of page ${page}`)

	const field = (key: 'title' | 'description' | 'image_path' | 'button_text' | 'button_url') => {
		const text = row?.[key]?.trim() || preset?.[key]
		return text ? fillPlaceholders(text, facts, today) : null
	}
	return {
		title: field('title') ?? '',
		description: field('description') ?? '',
		imagePath: field('image_path'),
		buttonText: field('button_text'),
		buttonUrl: field('button_url'),
	}
}
