import { z } from 'zod'
import { builtInRows } from '#app/content/built_in_content.server.ts'
import type { ContentRow } from '#app/content/content_row.ts'
import { type ContentType, fieldsOf, isInSnapshot } from '#app/content/content_type.ts'
import { contentTypes } from '#app/content/content_types.ts'
import { sectionPages } from '#app/content/section_pages.ts'
import { type ContentTable, isContentTable } from '#db/schema.ts'
import { readData } from '#db/seed/content_files.ts'
import { sectionFiles } from '#db/seed/page_sections.ts'
import { placeInFolder } from '#db/seed/place_in_folder.ts'
import { DataFileMistake } from '#platform/data_files/data_file.ts'
import { rowToValues } from '../kernel/fields/form_values.ts'
import { readValues } from '../kernel/fields/read_values.server.ts'

/**
 * Validates the rows in this process's company folder by the rules of the office's forms; returns one sentence per mistake,
 * with file and line.
 */
export function rowMistakes(): string[] {
	return contentTypes.filter(isInSnapshot).flatMap((type: ContentType & { table: ContentTable }) => {
		const rows: readonly ContentRow[] = rowsOf(type.table)
		const mistakes = rows.flatMap((row) => [...valueMistakes(type, row), ...lostReferences(type, row)])
		return [...mistakes, ...repeated(type, rows)].map(
			({ row, field, message }) => `${placeInFolder(type.table, row.id, field)}: ${message}`,
		)
	})
}

interface Mistake {
	row: ContentRow
	field: string
	message: string
}

const rowsOf = (table: string): ContentRow[] =>
	isContentTable(table) ? builtInRows(table).map((row) => ({ ...row })) : []

function valueMistakes(type: ContentType, row: ContentRow): Mistake[] {
	const read = readValues(
		{ fields: type.fields, ...(type.errors && { errors: type.errors }) },
		rowToValues(type, row),
	)
	return read.ok ? [] : read.errors.map(({ field, message }) => ({ row, field, message }))
}

function lostReferences(type: ContentType, row: ContentRow): Mistake[] {
	return fieldsOf(type).flatMap((field) => {
		const value = row[field.name]
		if (field.control !== 'reference' || value === null) return []
		const isThere = rowsOf(field.table).some((one) => one[field.by] === value)
		return isThere
			? []
			: [{ row, field: field.name, message: `${field.label}: there is no ${String(value)}.` }]
	})
}

/** Rows that repeat a value of a unique field. */
function repeated(type: ContentType, rows: readonly ContentRow[]): Mistake[] {
	const unique = fieldsOf(type).filter((field) => 'unique' in field && field.unique)
	const groups = [...unique.map(({ name }) => [name]), type.uniqueTogether ?? []].filter(
		({ length }) => length > 0,
	)
	return groups.flatMap((names) => {
		const known = new Set<string>()
		return rows.flatMap((row) => {
			const value = names.map((name) => String(row[name])).join(', ')
			const isKnown = known.has(value)
			known.add(value)
			const field = names.at(-1) ?? ''
			const label = fieldsOf(type).find(({ name }) => name === field)?.label ?? field
			return isKnown ? [{ row, field, message: `${label}: ${value} is there twice.` }] : []
		})
	})
}

/** The pages and sections in this process's company folder that the site does not have; one sentence each, with file and line. */
export function sectionMistakes(): string[] {
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
