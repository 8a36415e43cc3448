/**
 * A number with commas as in the US: `1,200`, `9,999.50`; of the text of a span, each of both. `Intl` is not asked: its first
 * use takes a slow phone a tenth of a second, and nearly every page writes a number as it comes alive (`bench/hydration.ts`).
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
