import { z } from 'zod'
import { readLayers } from '#db/seed/content_files.ts'
import { DataFileMistake, type Page } from '#platform/data_files/data_file.ts'
import { markdownBlocks } from '#platform/data_files/markdown.ts'

/** A paragraph or a list, with placeholders for `fillPlaceholders`. */
export type Paragraph = string | { list: readonly string[] }

interface LegalSection {
	/** The anchor on the page. */
	id: string
	title: string
	paragraphs: readonly Paragraph[]
}

/** A legal page as data (LG-01, LG-02). */
export interface LegalText {
	/** When it took effect, `YYYY-MM-DD`. */
	effective: string
	sections: readonly LegalSection[]
}

const front = z.strictObject({ effective: z.iso.date('must be a day such as 2025-06-25.') })

/** The privacy policy describes what the code does; change them together. */
export const legalTexts = { privacy: readLegalText('privacy'), terms: readLegalText('terms') }

/**
 * Reads a legal page. Sections in the company's file replace the base's sections with the same anchor; others
 * are appended.
 */
function readLegalText(name: string): LegalText {
	const pages = readLayers(`legal/${name}.md`, front)
	const byAnchor = new Map(pages.flatMap(sectionsOf).map((section) => [section.id, section]))
	return { effective: pages.at(-1)?.front.effective ?? '', sections: [...byAnchor.values()] }
}

/** A heading `## Title {#anchor}` begins each section; the rest is paragraphs and lists of plain words. */
function sectionsOf(page: Page<unknown>): LegalSection[] {
	const sections: { id: string; title: string; paragraphs: Paragraph[] }[] = []
	for (const block of markdownBlocks(page)) {
		if (block.kind === 'heading') {
			const [, title, id] = /^(.+) \{#([a-z-]+)\}$/.exec(block.text) ?? []
			if (title === undefined || id === undefined)
				throw new DataFileMistake(
					`${page.file}, line ${block.line}: A heading ends with its anchor, such as {#cookies}.`,
				)
			sections.push({ id, title, paragraphs: [] })
		} else {
			const paragraphs = sections.at(-1)?.paragraphs
			if (!paragraphs)
				throw new DataFileMistake(`${page.file}, line ${block.line}: A section begins with a heading.`)
			paragraphs.push(block.kind === 'list' ? { list: block.items } : block.text)
		}
	}
	return sections
}
