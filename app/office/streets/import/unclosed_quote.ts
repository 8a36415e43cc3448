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
