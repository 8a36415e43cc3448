import { usNumber } from '#platform/text/us_number.ts'

/**
 * Formats dollars: `$43`, `$43.50`, `$1,200`. Prices are numbers with at most two decimals, which their
 * shortest decimal notation represents exactly; use `sumDollars` to add them.
 */
export function formatDollars(dollars: number): string {
	return `$${usNumber(dollars % 1 ? dollars.toFixed(2) : dollars)}`
}

/** The sum of dollar amounts, computed in cents: 24.10 and 10.20 are 34.30. */
export function sumDollars(amounts: readonly number[]): number {
	return amounts.reduce((cents, dollars) => cents + Math.round(dollars * 100), 0) / 100
}
