/** Formats `13:05` as `1:05 PM`. */
export function clockText(time: string): string {
	return hourText(Number(time.slice(0, 2)), time.slice(2))
}

/** Formats an hour of the 24-hour clock, 7 as `07:00`. */
export function hourClock(hour: number): string {
	return `${String(hour).padStart(2, '0')}:00`
}

/** Formats an hour of the 24-hour clock, 13 as `1 PM` and 12 as `noon`; `minutes` include the colon. */
export function hourText(hour: number, minutes = ''): string {
	if (hour % 12 === 0 && minutes === '') return hour === 12 ? 'noon' : 'midnight'
	return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
