/** Texts by their code units, the same in every process: below 0 where `a` comes first. */
export function compareText(a: string, b: string): number {
	return a < b ? -1 : Number(a > b)
}
