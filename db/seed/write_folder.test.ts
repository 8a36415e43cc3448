import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { legalTexts } from '#app/content/legal_texts.server.ts'
import { builtInRows } from '#app/content/built_in_content.server.ts'
import { thesaurus } from '#app/search/thesaurus.ts'
import { area } from '#app/seo/areas.server.ts'
import { contentTables } from '#db/schema.ts'
import { filesApart, filesRead } from './content_files.ts'
import { mapLines } from './map_lines.ts'
import { movedPages } from './moved_pages.ts'
import { sampleRanges } from './street_ranges.ts'
import { townNicknames } from './town_nicknames.ts'
import { type ContentRows, writeFolder } from './write_folder.ts'

const root = join(import.meta.dirname, '../..')
const rows = Object.fromEntries(
	contentTables.map((table) => [table, builtInRows(table)]),
) as unknown as ContentRows

/** The other readers of a company's files; importing them makes them read their files. */
const readers = [legalTexts, movedPages, thesaurus, area, mapLines, sampleRanges, townNicknames]

test('FI-120 every file that a company’s folder may have is read, except those that other code exports', () => {
	expect(readers).not.toContain(undefined)
	// Written by other code; a logo is exported among the pictures.
	const files = globSync('companies/*/**/*.*', { cwd: root }).map((file) =>
		file.split('/').slice(2).join('/'),
	)
	const unread = files.filter((file) => !filesApart.test(file) && !filesRead.has(file))
	expect(unread).toEqual([])
	expect(files.length).toBeGreaterThan(80)
})

test('FI-120 the first rows are written as a complete folder, which also lists the base entries that it leaves out', () => {
	const written = writeFolder(rows)
	const towns = JSON.parse(written.get('residential_towns.json') ?? '[]') as { slug: string; id?: string }[]
	expect(towns.map(({ slug }) => slug).toSorted()).toEqual(
		rows.residential_towns.map(({ slug }) => slug).toSorted(),
	)
	// Values that follow from others are not written.
	expect(towns.filter(({ id }) => id !== undefined)).toEqual([])
	const articles = [...written.keys()].filter((name) => name.startsWith('help/'))
	expect(articles).toHaveLength(rows.kb_articles.length)
	expect(articles.filter((name) => /^<|\n</.test(written.get(name) ?? ''))).toEqual([])
	expect(written.get('map.json')).toContain('"road"')

	const fewer = writeFolder({ ...rows, kb_articles: [], services: rows.services.slice(1) })
	const left = JSON.parse(fewer.get('left_out.json') ?? '{}') as Record<string, string[]>
	expect(left['help']).toContain('bulky-items')
	expect(left['services.json']).toEqual([rows.services[0]?.slug])
})
