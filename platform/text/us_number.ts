/**
 * Formats a number with commas as in the US: `1,200`, `9,999.50`; in the text of a range, both numbers. Does not use `Intl`: its first use
 * takes a slow phone a tenth of a second, and nearly every page formats a number during hydration (`bench/hydration.ts`).
 */
export function usNumber(value: number | string): string {
	return String(value).replace(/\d+(?:\.\d+)?/g, (number) => {
		const [whole = '', ...fraction] = number.split('.')
		return [inThousands(whole), ...fraction].join('.')
	})
}

function inThousands(digits: string): string {
	return digits.length < 4 ? digits : `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}`
}
