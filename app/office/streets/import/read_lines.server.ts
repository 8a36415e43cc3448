import { usNumber } from '#platform/text/us_number.ts'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decode_text.server.ts'
import { readStart, requireText, UnreadableFile } from './file_start.server.ts'

/** A line's number in the file, from 1, and its cells. If a quoted cell spans several lines, the number of the first. */
export type FileLine = [number, string[]]

const longestRecord = 20_000
/** Bytes parsed at once; other work runs between pieces. */
const pieceSize = 8000

/** Streams a CSV file's non-empty lines with any column separator. Throws `UnreadableFile`. */
export async function* readLines(file: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine, void, void> {
	const text = withLineFeeds(decodeText(file))
	const { start, separator } = await readStart(text)
	async function* whole() {
		yield* piecesOf(start)
		for await (const piece of text) {
			requireText(piece)
			yield* piecesOf(piece)
		}
	}
	let last = { lines: 0, empty_lines: 0 }
	const parser = parse({
		delimiter: separator,
		record_delimiter: '\n',
		bom: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		max_record_size: longestRecord,
		on_record(record: string[], { lines, empty_lines }) {
			last = { lines, empty_lines }
			const cells = record.map((cell) => cell.trim())
			return cells.some((cell) => cell !== '') ? [String(lines - lineBreaksIn(record)), ...cells] : null
		},
	})
	const records = Readable.from(whole())
		.on('error', (error) => parser.destroy(error))
		.pipe(parser)
	try {
		for await (const [line, ...cells] of records as AsyncIterable<string[]>) yield [Number(line), cells]
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		const end = Object(error) as typeof last
		const begin = last.lines + 1 + end.empty_lines - last.empty_lines
		const reason =
			end.lines > begin || error.code === 'CSV_QUOTE_NOT_CLOSED'
				? 'a quotation mark in that line is not closed'
				: `that line is longer than ${usNumber(longestRecord)} characters`
		throw new UnreadableFile(`From line ${begin} on it cannot be read: ${reason}.`)
	}
}

/** Splits bytes, not characters: splitting a surrogate pair would lose the character. */
function* piecesOf(text: string): Generator<Uint8Array, void, void> {
	const bytes = Buffer.from(text)
	for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize)
}

/** Normalizes line ends, so that lines are counted the same inside and outside of quotes. */
async function* withLineFeeds(text: AsyncIterable<string>): AsyncGenerator<string, void, void> {
	let isCut = false
	for await (const piece of text) {
		// Drops a line feed whose carriage return ended the previous piece.
		yield (isCut && piece.startsWith('\n') ? piece.slice(1) : piece).replace(/\r\n?/g, '\n')
		if (piece !== '') isCut = piece.endsWith('\r')
	}
}

/** The total number of line breaks in these cells. */
export function lineBreaksIn(cells: readonly string[]): number {
	return cells.reduce((count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
}

/**
 * Whether a cell continues over the end of its line because its quote is not closed: it then contains the opening quote of a
 * later cell. A proper multi-line cell does not count.
 */
export function hasUnclosedQuote(cells: readonly string[]): boolean {
	return cells.some((cell) => cell.includes('\n') && cell.includes('"'))
}
