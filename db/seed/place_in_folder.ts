import { join } from 'node:path'
import { lineFinder } from '#platform/data_files/data_file.ts'
import type { ContentTable } from '#db/schema.ts'
import { baseFolder, baseText, companyFolder, ownText } from './content_files.ts'
import { seedContent } from './content.ts'
import { keyOf } from './merge_over_base.ts'
import { filesOfRow } from './write_folder.ts'

/**
 * The place where a seeded row is written: `companies/horsetooth/faqs.json, line 12`. Points to the field's line or, if the file words it
 * differently, to the row's.
 */
export function placeInFolder(table: ContentTable, id: string, field: string): string {
	const rows: readonly { id: string }[] = (seedContent[table] ?? []) as readonly { id: string }[]
	const row = rows.find((one) => one.id === id)
	const [file, entry] = row ? filesOfRow(table, row) : [`${table}.json`, null]
	for (const [folder, text] of [
		[companyFolder, ownText(file)],
		[baseFolder, baseText(file)],
	] as const) {
		if (text === null) continue
		const name = field.split('.')[0] ?? ''
		if (file.endsWith('.md')) {
			const line = text.split('\n').findIndex((one) => one.startsWith(`${name}:`)) + 1
			return `${join(folder, file)}, line ${line || 1}`
		}
		const path = pathTo(JSON.parse(text), keyOf(entry)?.value)
		if (path) return `${join(folder, file)}, line ${lineFinder(text, 1)([...path, name])}`
	}
	return join(companyFolder, file)
}

/** The path to the entry with this key. */
function pathTo(value: unknown, key: string | undefined): PropertyKey[] | null {
	if (typeof value !== 'object' || value === null) return null
	for (const [name, inner] of Object.entries(value)) {
		const step = Array.isArray(value) ? Number(name) : name
		if (Array.isArray(value) && keyOf(inner)?.value === key) return [step]
		const further = Array.isArray(value) ? null : pathTo(inner, key)
		if (further) return [step, ...further]
	}
	return null
}
