/** `13:05` as `1:05 PM`. */
export function clockText(time: string): string {
	return hourText(Number(time.slice(0, 2)), time.slice(2))
}

/** An hour of the 24 h clock, 12 as `12 PM`; `minutes` with their colon. */
export function hourText(hour: number, minutes = ''): string {
	return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
