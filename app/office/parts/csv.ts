/** Characters with which a spreadsheet takes a cell for a formula (OWASP, CSV injection), full-width ones included. */
const formulaStart = /^[=+\-@\t\r\n|%＝＋－＠]/u

/** One line of a CSV file (RFC 4180). A cell that a spreadsheet would compute gets an apostrophe and stays text. */
export function csvLine(cells: readonly string[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`
}

/** A cell of a file that `csvLine` may have written: without the apostrophe. */
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
