import { z } from 'zod'
import type { ContentRow } from '#app/content/content_row.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { builtInRows } from '#app/content/built_in_content.server.ts'
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
		.superRefine((sectionsByPage, found) => {
			for (const [key, sections] of Object.entries(sectionsByPage)) {
				const page = pages.get(key)
				if (!page) {
					found.addIssue({ code: 'custom', path: [key], message: 'is no page with sections.' })
					continue
				}
				const offered = page.sections.map(({ name }) => name)
				for (const [index, { name }] of sections.entries()) {
					if (offered.includes(name)) continue
					const message = `has ${name}; the page has ${offered.join(', ')}.`
					found.addIssue({ code: 'custom', path: [key, index, 'name'], message })
				}
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
