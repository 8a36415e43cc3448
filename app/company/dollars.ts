/** Dollars as people read them: `$43`, `$43.50`, `$1,200`. */
export function formatDollars(dollars: number): string {
	return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: dollars % 1 === 0 ? 0 : 2 })}`
}
