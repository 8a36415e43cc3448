/** Why a file cannot be read as a table, in a sentence. */
export class UnreadableFile extends Error {}

/** The separators of columns. Where the first line has two of them equally often, the one listed first is taken. */
const separators = [',', ';', '\t', '|']
/** More than any row of headings has. */
const longestStart = 200_000
/** Files that are often chosen for the CSV, by how they begin. */
const otherKinds = [
	['%PDF-', 'It is a PDF, which has no columns to read. Save the table that it was made from as CSV.'],
	[
		'PK\u0003\u0004',
		'It is not a text file but an Excel workbook or a packed folder. Open it, and save the table as CSV.',
	],
] as const
interface FileStart {
	/** The beginning of the text, up to where its first line with text ends or beyond. */
	start: string
	separator: string
}

/**
 * Reads a text until its first line is complete, and finds the separator of its columns: named by a line `sep=;` as Excel
 * writes it, which is removed, otherwise the one that the first line has most often. Throws `UnreadableFile`.
 */
export async function readStart(text: AsyncGenerator<string, void, void>): Promise<FileStart> {
	let start = ''
	while (!start.trimStart().includes('\n')) {
		const { value, done } = await text.next()
		if (done) break
		start += value
		const other = otherKinds.find(([begin]) => start.startsWith(begin))
		if (other) throw new UnreadableFile(other[1])
		if (start.length > longestStart) throw new UnreadableFile('Its first line has no end: it is not a table.')
	}
	requireText(start)
	const [first = ''] = start.trimStart().split('\n', 1)
	const named = /^"?sep=([^\w\s"]|\t)/i.exec(first)?.[1]
	if (named === undefined) return { start, separator: separatorOf(first) }
	return { start: start.replace(first, ''), separator: named }
}

/** Throws `UnreadableFile` for a text with NUL, which only binary files have, and which PostgreSQL does not store. */
export function requireText(text: string): void {
	if (text.includes('\0')) throw new UnreadableFile('It is not a text file. Save the table as CSV first.')
}

function separatorOf(first: string): string {
	const unquoted = first.replace(/"[^"]*"/g, '')
	const counted = separators.map((separator) => ({ separator, count: unquoted.split(separator).length }))
	return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}
