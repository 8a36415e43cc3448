import { z } from 'zod'
import { number, placeOf, text, textOrNone, time } from './column_rules.ts'
import { readData } from './content_files.ts'
import { defineEntries, onlyOnce } from './entries.ts'
import { seededAt } from './seeded_at.ts'

/** The files in `sections/`; each has the sections of several pages, and all sections of a page are in one file. */
export const sectionFiles = [
	'home',
	'about',
	'contact',
	'roll_off',
	'commercial',
	'hoa',
	'residential_towns',
	'rolloff_towns',
] as const

/** Defines the entries of a page's sections, keyed by name. They set no picture, so the drawn one is used. */
export const sectionEntries = (page: string) =>
	defineEntries('page_sections', {
		columns: { section_name: text, title: textOrNone.default(null), description: textOrNone.default(null) },
		shorthands: { button: z.strictObject({ text, url: text }).optional() },
		optionalColumns: {
			id: text,
			page_slug: text,
			image_path: textOrNone,
			button_text: textOrNone,
			button_url: textOrNone,
			display_order: number,
			created_at: time,
			updated_at: time,
		},
		defaultsOf: ({ section_name, button }, index) => ({
			id: `section-${page}-${section_name}`,
			page_slug: page,
			image_path: null,
			button_text: button?.text ?? null,
			button_url: button?.url ?? null,
			display_order: placeOf(index),
			created_at: seededAt,
			updated_at: seededAt,
		}),
	})

/** In the files a section has a `name` and is listed under its page. */
const section = sectionEntries('').schema.omit({ section_name: true, page_slug: true }).extend({ name: text })
const sectionsByPage = z.record(z.string(), onlyOnce(z.array(section)))

/** The file with a page's sections; towns have one file per kind. */
export function pageInFile(page: string): (typeof sectionFiles)[number] {
	const known = files.find(({ pages }) => page in pages)?.file
	return known ?? (page.startsWith('roll-off-') ? 'rolloff_towns' : 'residential_towns')
}

const files = sectionFiles.map((file) => ({
	file,
	pages: readData(`sections/${file}.json`, sectionsByPage),
}))

export const pageSections = files
	.flatMap(({ pages }) => Object.entries(pages))
	.flatMap(([page, sections]) =>
		sectionEntries(page).rowsOf(sections.map(({ name, ...others }) => ({ section_name: name, ...others }))),
	)
