import { zonedFormat } from '#app/company/zoned_format.ts'
import { localTimeOf, type Zoned } from '#app/company/zoned_time.ts'

const plainSpaces = (text: string) => text.replaceAll('\u202F', ' ')

const hours = { hour: 'numeric', minute: '2-digit' } as const
const day = { month: 'short', day: 'numeric' } as const
const dayAndTime = zonedFormat({ weekday: 'short', ...day, ...hours })
const clock = zonedFormat(hours)
const dayAndClock = zonedFormat({ ...day, ...hours })

/** Formats an instant in the office's time zone: `Sat, Nov 21, 7:00 AM`. */
export function formatDateTime(iso: string, zoned: Zoned): string {
	return plainSpaces(dayAndTime(new Date(iso), zoned))
}

/** Formats the time of day in the office's time zone: `7:00 AM`. */
export function formatClock(iso: string, zoned: Zoned): string {
	return plainSpaces(clock(new Date(iso), zoned))
}

/** Formats an instant in the office's time zone, without the weekday: `Nov 21, 7:02 AM`. */
export function formatTime(iso: string, zoned: Zoned): string {
	return dayAndClock(new Date(iso), zoned)
}

/** Formats an instant in the office's time zone for a spreadsheet: `2026-11-21 07:00`. */
export function sheetTime(iso: string | null, zoned: Zoned): string {
	if (iso === null) return ''
	const { date, time } = localTimeOf(new Date(iso), zoned)
	return `${date} ${time}`
}
