import { z } from 'zod'

/** Length, width and height outside. */
export const feet = z.tuple([z.number().positive(), z.number().positive(), z.number().positive()])

/** The columns of a row that hold it. */
export function feetColumns([length_feet, width_feet, height_feet]: z.infer<typeof feet>) {
	return { length_feet, width_feet, height_feet }
}
