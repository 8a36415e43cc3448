import type { Database } from '#db/schema.ts'
import type { PageSectionRow } from '#db/content_rows.ts'
import { closedBy } from '#app/company/services.ts'
import { isSampleCompany } from '#app/company/sample_company.server.ts'
import { rowsIn } from './listing.ts'
import { isStoryAsShipped } from './shipped_story.ts'
import type { ContentType } from './content_type.ts'
import type { EditedTable } from './fields.ts'
import { fillPlaceholders } from './placeholders.ts'
import { builtInSection } from './section_pages.ts'
import type { Snapshot } from './snapshot.server.ts'

/** The content of one editable section, ready to render. */
export interface SectionText {
	title: string
	description: string
	/** A scene's name or a path in storage; null for the default drawn picture. */
	imagePath: string | null
	buttonText: string | null
	buttonUrl: string | null
}

/** The parts of a snapshot that section texts are built from. */
export type SectionSources = Pick<Snapshot, 'sections' | 'facts'>

type Columns = Pick<PageSectionRow, 'title' | 'description'> &
	Partial<Pick<PageSectionRow, 'image_path' | 'button_text' | 'button_url'>>

/**
 * The text of an editable section (docs/spec/tables.md): the first row by display order, or else the built-in
 * one or `otherwise`, which also supply fields left empty. Placeholders are filled as of `today`.
 */
export function sectionText(
	{ sections, facts }: SectionSources,
	page: string,
	name: string,
	today: Date,
	otherwise?: Columns,
): SectionText {
	const isHere = (row: PageSectionRow) => row.page_slug === page && row.section_name === name
	const row = rowsIn(sections).find(isHere)
	const preset = builtInSection(page, name)
	if (!row && !preset && !otherwise) throw new Error(`No built-in text for section ${name} of page ${page}`)

	// The sample company's story, as shipped, must not appear on another company's site.
	const isUntold = preset && isStoryAsShipped(row ?? preset) && !isSampleCompany(facts)
	// A button that leads to a closed page is as good as none.
	const isClosed = closedBy(facts.closedPages, row?.button_url?.trim() ?? '') !== null
	const field = (key: keyof Columns) => {
		const own = isClosed && key.startsWith('button_') ? null : row?.[key]?.trim()
		const text = own || preset?.[key] || otherwise?.[key]
		return text && !isUntold ? fillPlaceholders(text, facts, today) : null
	}
	return {
		title: field('title') ?? '',
		description: field('description') ?? '',
		imagePath: field('image_path'),
		buttonText: field('button_text'),
		buttonUrl: field('button_url'),
	}
}

/**
 * The text of a section on a row's own page (RT-04, RO-04): the stored one, else the one built in for that row,
 * else the type's default.
 */
export function ownSectionText<Table extends EditedTable>(
	{ ownPage }: ContentType & { table: Table },
	{ slug }: Database[Table] & { slug: string },
	name: string,
	sources: SectionSources,
	today: Date,
): SectionText {
	const { prefix = '', byName } = ownPage?.sections ?? {}
	return sectionText(sources, prefix + slug, name, today, byName?.[name])
}
