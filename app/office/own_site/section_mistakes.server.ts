import { z } from 'zod'
import type { ContentRow } from '#app/content/content_row.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { builtInRows } from '#app/content/open_content.server.ts'
import { sectionPages } from '#app/content/section_pages.ts'
import { isContentTable } from '#db/schema.ts'
import { readData } from '#db/seed/content_files.ts'
import { sectionFiles } from '#db/seed/page_sections.ts'
import { DataFileMistake } from '#platform/data_files/data_file.ts'

/** The pages and sections in this process's company folder that the site does not have; one sentence each, with file and line. */
export function sectionMistakes(): string[] {
	const rowsOf = (table: string): ContentRow[] =>
		isContentTable(table) ? builtInRows(table).map((row) => ({ ...row })) : []
	const pages = new Map(sectionPages(contentTypes, rowsOf).map((page) => [page.key, page]))
	const schema = z
		.record(z.string(), z.array(z.looseObject({ name: z.string() })))
		.superRefine((said, found) => {
			for (const [key, sections] of Object.entries(said)) {
				const page = pages.get(key)
				if (!page) found.addIssue({ code: 'custom', path: [key], message: 'is no page with sections.' })
				for (const [index, { name }] of page ? sections.entries() : [])
					if (!page?.sections.some((one) => one.name === name))
						found.addIssue({
							code: 'custom',
							path: [key, index, 'name'],
							message: `has ${name}; the page has ${page?.sections.map((one) => one.name).join(', ')}.`,
						})
			}
		})
	return sectionFiles.flatMap((file) => {
		try {
			readData(`sections/${file}.json`, schema)
			return []
		} catch (error) {
			if (error instanceof DataFileMistake) return [error.message]
			throw error
		}
	})
}
