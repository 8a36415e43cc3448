/** Compares texts by code units, which gives the same order in every process; negative if `a` comes first. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : Number(a > b)
}
