/** How many line breaks these cells have in all. */
export function lineBreaksIn(cells: readonly string[]): number {
	return cells.reduce((count, cell) => count + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0)
}

/**
 * Whether a cell goes on over the end of its line because its quotation mark is not closed: the mark that ended it began another
 * cell, and is in it. A note of several lines is not meant.
 */
export function hasUnclosedQuote(cells: readonly string[]): boolean {
	return cells.some((cell) => cell.includes('\n') && cell.includes('"'))
}
