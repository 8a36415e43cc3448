/** A file that cannot be read as a table; the message is a sentence for staff. */
export class UnreadableFile extends Error {}

/** Column separators; on a tie in the first line, the one listed first wins. */
const separators = [',', ';', '\t', '|']
/** Longer than any row of headings. */
const longestStart = 200_000
/** Other kinds of files that are often chosen by mistake, by their first bytes. */
const otherKinds = [
	['%PDF-', 'It is a PDF, which has no columns to read. Save the table that it was made from as CSV.'],
	[
		'PK\u0003\u0004',
		'It is not a text file but an Excel workbook or a packed folder. Open it, and save the table as CSV.',
	],
] as const
interface FileStart {
	/** The beginning of the text, at least up to the end of its first non-empty line. */
	start: string
	separator: string
}

/**
 * Reads a text until its first line is complete and detects the column separator: from a line `sep=;` as Excel writes it,
 * which is removed, else the most frequent one in the first line. Throws `UnreadableFile`.
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

/** Throws `UnreadableFile` for text with NUL, which only binary files contain and PostgreSQL cannot store. */
export function requireText(text: string): void {
	if (text.includes('\0')) throw new UnreadableFile('It is not a text file. Save the table as CSV first.')
}

function separatorOf(first: string): string {
	const unquoted = first.replace(/"[^"]*"/g, '')
	const counted = separators.map((separator) => ({ separator, count: unquoted.split(separator).length }))
	return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator
}
