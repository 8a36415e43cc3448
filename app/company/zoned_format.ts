import type { Zoned } from './zoned_time.ts'

/** Returns a formatter for instants in the company's time zone; the underlying format is cached per zone. */
export function zonedFormat(look: Intl.DateTimeFormatOptions): (instant: Date, zoned: Zoned) => string {
	const formats = new Map<string, Intl.DateTimeFormat>()
	return (instant, { timeZone }) => {
		const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...look, timeZone })
		formats.set(timeZone, format)
		return format.format(instant)
	}
}
