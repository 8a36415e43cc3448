import { z } from 'zod'
import { numberOrNone } from './column_rules.ts'

/** Outside length, width and height in feet. */
export const feet = z.tuple([z.number(), z.number(), z.number()]).optional()

/** The row columns for these dimensions. */
export function feetColumns(measured: z.infer<typeof feet>) {
	const [length_feet, width_feet, height_feet] = measured ?? [null, null, null]
	return { length_feet, width_feet, height_feet }
}

export const feetRules = {
	length_feet: numberOrNone,
	width_feet: numberOrNone,
	height_feet: numberOrNone,
} as const
