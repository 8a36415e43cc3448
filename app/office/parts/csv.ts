/** Characters that make a spreadsheet treat a cell as a formula (OWASP, CSV injection), including full-width ones. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/u

/**
 * Formats a line of a CSV file (RFC 4180). A cell that a spreadsheet would evaluate is prefixed with an apostrophe, so
 * that it stays text.
 */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`
}

/** Returns a cell of a file that `csvLine` may have written, without the added apostrophe. */
export function unguarded(cell: string): string {
	return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
}

function csvCell(text: string): string {
	const safe = isFormula(text) ? `'${text}` : text
	return `"${safe.replaceAll('"', '""')}"`
}

function isFormula(text: string): boolean {
	return formulaStart.test(text.trimStart()) || formulaStart.test(text)
}
