import { clockText } from './clock_text.ts'
import type { FactInput } from './fact_kinds.ts'
import { formatDollars } from './dollars.ts'

/** Monday first. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A fact's value in a sentence: prices with $, times by the clock, days by their names, a switch as on or off. */
export function formatFact(input: FactInput | undefined, value: unknown): string {
	if (value === null || value === undefined || value === '') return 'empty'
	if (typeof value === 'boolean') return value ? 'on' : 'off'
	if (input === 'dollars' && typeof value === 'number') return formatDollars(value)
	if (input === 'time') return clockText(String(value))
	if (!Array.isArray(value)) return String(value)
	return value.map((one) => (input === 'weekdays' ? dayNames[Number(one) - 1] : String(one))).join(', ')
}
