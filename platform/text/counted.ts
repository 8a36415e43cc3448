import { usNumber } from './us_number.ts'

/** A count with its unit: `1 business day`, `2,000 lines`; for a range, `2-3 tons`. */
export function counted(count: number | string, unit: string): string {
	return `${usNumber(count)} ${unit}${String(count) === '1' ? '' : 's'}`
}

/** A number with its indefinite article as read aloud: `a 12`, `an 8`, `an 11`, `an 18`, `an 80`. */
export function withArticle(count: number): string {
	return `${/^(?:8|1[18]$)/.test(String(count)) ? 'an' : 'a'} ${count}`
}
