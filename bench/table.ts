/** The median; for an even count, the lower of the two middle values. NaN for none. */
export function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** Prints rows as a Markdown table, ready for `bench/README.md`. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
	console.log(`| ${head.join(' | ')} |`)
	console.log(`|${head.map(() => '---').join('|')}|`)
	for (const row of rows) console.log(`| ${row.join(' | ')} |`)
}
