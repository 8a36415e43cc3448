import { usNumber } from '#platform/text/us_number.ts'
import { randomUUID } from 'node:crypto'
import type { Actor } from '../../kernel/store/write_content.server.ts'
import type { Store } from '#db/store.server.ts'
import type { StreetImportRow } from '#db/street_rows.ts'
import { guessColumns, requiredColumns } from './columns.ts'
import { ambiguousHeading } from './guess_fields.ts'
import { UnreadableFile } from './file_start.server.ts'
import { importTurns } from './import_turns.ts'
import { longestFile, mostRows, streetFileLimits } from './limits.ts'
import type { ReceivedFile } from './receive_file.server.ts'
import { type FileLine, hasUnclosedQuote, readLines } from './read_lines.server.ts'
import { removeImport } from './remove_import.server.ts'

/** Lines stored in one row. */
const linesInPart = 500
const mostHeadings = 60

/**
 * Stores an uploaded file's lines, so that any server can continue with it, and guesses its columns; resolves to the list's
 * id. Throws `UnreadableFile` and then leaves nothing behind.
 */
export async function stageFile(
	{ db }: Pick<Store, 'db'>,
	{ name, content, isCut }: ReceivedFile,
	reach: StreetImportRow['reach'],
	{ staff, now }: Actor,
): Promise<string> {
	const id = randomUUID()
	let count = 0
	let part: FileLine[] = []
	let parts = 0
	let headings: string[] | null = null
	const turn = importTurns()
	const storePart = async () => {
		if (part.length === 0) return
		await db.insertInto('street_import_parts').values({ import_id: id, part: parts, lines: part }).execute()
		parts += 1
		part = []
	}
	try {
		for await (const line of readLines(content)) {
			await turn()
			if (headings === null) {
				headings = line[1].slice(0, mostHeadings)
				requireHeadings(line)
				const list = await db.selectFrom('street_list').select('columns').executeTakeFirst()
				const columns = guessColumns(headings, list?.columns ?? null)
				const ambiguous = ambiguousHeading(headings, columns)
				if (ambiguous !== null) throw new UnreadableFile(ambiguous)
				await db
					.insertInto('street_imports')
					.values({
						id,
						status: 'uploaded',
						file_name: name.slice(0, 120) || 'file',
						reach,
						headings,
						columns: { ...columns },
						lines: 0,
						base_version: null,
						summary: null,
						staff_name: staff.name,
						created_at: now.toISOString(),
						published_at: null,
						previous_id: null,
					})
					.execute()
				continue
			}
			count += 1
			if (count > streetFileLimits.rows) continue
			part.push(line)
			if (part.length === linesInPart) await storePart()
		}
		if (headings === null) throw new UnreadableFile('The file is empty.')
		if (count === 0) throw new UnreadableFile('It has headings but no line below them.')
		if (count > streetFileLimits.rows)
			throw new UnreadableFile(
				`It has ${isCut() ? 'more than ' : ''}${usNumber(count)} lines, and ${mostRows} is the most that a file may have. Nothing of it was kept.`,
			)
		if (isCut())
			throw new UnreadableFile(
				`It is larger than ${longestFile}, the most that a file may have. Nothing of it was kept.`,
			)
		await storePart()
		await db.updateTable('street_imports').set({ lines: count }).where('id', '=', id).execute()
		return id
	} catch (error) {
		await removeImport({ db }, id).catch(() => undefined)
		throw error
	}
}

/** Throws `UnreadableFile` if a file's first line cannot be its column headings. */
function requireHeadings([number, cells]: FileLine): void {
	if (hasUnclosedQuote(cells))
		throw new UnreadableFile(
			`From line ${number} on it cannot be read: a quotation mark in that line is not closed.`,
		)
	const count = cells.filter((cell) => cell !== '').length
	if (count < requiredColumns.length)
		throw new UnreadableFile(
			`Its first line must name the columns, at least ${requiredColumns.join(', ')}, with commas, semicolons, tabs or | between them. It names ${count === 1 ? 'one' : count}.`,
		)
}
