/** Whether a fact's new value differs so much from the old one that it may be a typo. */
export type IsJump = (before: unknown, after: unknown) => boolean

/** A number that goes up or down by half or more. */
export const byHalf: IsJump = (before, after) =>
	typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) >= Math.abs(before) / 2

/** A time of day (`HH:MM`) that changes by four hours or more. */
export const byFourHours: IsJump = (before, after) => Math.abs(minutesOf(after) - minutesOf(before)) >= 4 * 60

/** A list whose length changes by half or more. */
export const byHalfOfItsLength: IsJump = (before, after) =>
	Array.isArray(before) && Array.isArray(after) && byHalf(before.length, after.length)

function minutesOf(time: unknown): number {
	const [hours = NaN, minutes = NaN] = String(time).split(':').map(Number)
	return hours * 60 + minutes
}
