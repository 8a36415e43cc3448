import type { FactInput } from './fact_kinds.ts'

/** Monday first. */
export const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A fact's value in a sentence: days by their names, a switch as on or off. */
export function formatFact(input: FactInput | undefined, value: unknown): string {
	if (value === null || value === undefined || value === '') return 'empty'
	if (typeof value === 'boolean') return value ? 'on' : 'off'
	if (!Array.isArray(value)) return String(value)
	return value.map((one) => (input === 'weekdays' ? dayNames[Number(one) - 1] : String(one))).join(', ')
}
