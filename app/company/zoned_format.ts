import type { Zoned } from './zoned_time.ts'

/** Writes instants in one way by the company's clock; the zone's own format is made once. */
export function zonedFormat(look: Intl.DateTimeFormatOptions): (instant: Date, zoned: Zoned) => string {
	const formats = new Map<string, Intl.DateTimeFormat>()
	return (instant, { timeZone }) => {
		const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...look, timeZone })
		formats.set(timeZone, format)
		return format.format(instant)
	}
}
