import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decodeText } from './decode_text.server.ts'

/** The number of a line in the file, from 1, and its cells. */
export type FileLine = [number, string[]]

/** Why a file cannot be read as a table, in a sentence. */
export class UnreadableFile extends Error {}

const longestRecord = 20_000

/**
 * Streams a CSV file's non-empty lines; the first line decides between commas, semicolons and tabs. Throws
 * `UnreadableFile`.
 */
export async function* readLines(file: AsyncIterable<Uint8Array>): AsyncGenerator<FileLine, void, void> {
	const text = decodeText(file)
	let start = ''
	while (!/[\r\n]/.test(start)) {
		const { value, done } = await text.next()
		if (done) break
		start += value
		if (start.length > longestRecord * 10)
			throw new UnreadableFile('Its first line has no end: it is not a table.')
	}
	if (start.includes('\0')) throw new UnreadableFile('It is not a text file. Save it as CSV first.')
	async function* whole() {
		yield start
		yield* text
	}
	const parser = parse({
		delimiter: delimiterOf(start),
		bom: true,
		info: true,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		max_record_size: longestRecord,
	})
	const records = Readable.from(whole())
		.on('error', (error) => parser.destroy(error))
		.pipe(parser)
	try {
		for await (const { record, info } of records as AsyncIterable<{
			record: string[]
			info: { lines: number }
		}>) {
			const cells = record.map((cell) => cell.trim())
			if (cells.some((cell) => cell !== '')) yield [info.lines, cells]
		}
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		throw new UnreadableFile(
			`From line ${Number(Object(error).lines) || 1} on it cannot be read: a quotation mark there is not closed, or a line is longer than ${longestRecord} characters.`,
		)
	}
}

function delimiterOf(start: string): string {
	const [first = ''] = start.split(/[\r\n]/, 1)
	const unquoted = first.replace(/"[^"]*"/g, '')
	const counted = [',', ';', '\t'].map((delimiter) => ({
		delimiter,
		count: unquoted.split(delimiter).length,
	}))
	return counted.reduce((best, one) => (one.count > best.count ? one : best)).delimiter
}
