/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Characters with which a spreadsheet takes a cell for a formula (OWASP, CSV injection), full-width ones included. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/u

/** One line of a CSV file (RFC 4180). A cell that a spreadsheet would compute gets an apostrophe and stays text. */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
	const safe = formulaStart.test(text.trimStart()) || formulaStart.test(text) ? `'${text}` : text
	return `"${safe.replaceAll('"', '""')}"`
}
