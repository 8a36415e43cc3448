/** Why a file cannot be read as a table, in a sentence. */
export class UnreadableFile extends Error {}

/** What separates columns; of as many of two in the first line, the earlier here. */
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
export interface FileStart {
	/** The text up to the end of a line, the first one with text in it among it. */
	start: string
	separator: string
}

/**
 * Reads so much of a text that its first line is whole, and what separates the columns: a line `sep=;` that Excel wrote says so,
 * and is left empty, otherwise the first line decides. Throws `UnreadableFile`.
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

/** Throws `UnreadableFile` where a text has what only files of other kinds have, and PostgreSQL does not store. */
export function requireText(text: string): void {
	if (text.includes('\0')) throw new UnreadableFile('It is not a text file. Save the table as CSV first.')
}

function separatorOf(first: string): string {
	const unquoted = first.replace(/"[^"]*"/g, '')
	const counted = separators.map((separator) => ({ separator, count: unquoted.split(separator).length }))
	return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}
