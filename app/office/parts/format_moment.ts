import { localTimeOf } from '#app/company/zoned_time.ts'
import { timeZone } from '#time_zone'

const dayAndTime = new Intl.DateTimeFormat('en-US', {
	timeZone,
	weekday: 'short',
	month: 'short',
	day: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
})

/** A moment on the office's clock: `Sat, Nov 21, 7:00 AM`. */
export function formatDateTime(iso: string): string {
	return dayAndTime.format(new Date(iso)).replaceAll('\u202F', ' ')
}

const clock = new Intl.DateTimeFormat('en-US', {
	timeZone,
	hour: 'numeric',
	minute: '2-digit',
})

/** A moment's time of day on the office's clock: `7:00 AM`. */
export function formatClock(iso: string): string {
	return clock.format(new Date(iso)).replaceAll('\u202F', ' ')
}

const dayAndClock = new Intl.DateTimeFormat('en-US', {
	timeZone,
	month: 'short',
	day: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
})

/** A moment on the office's clock, without its weekday: `Nov 21, 7:02 AM`. */
export function formatTime(iso: string): string {
	return dayAndClock.format(new Date(iso))
}

/** A moment on the office's clock for a spreadsheet: `2026-11-21 07:00`. */
export function sheetTime(iso: string | null): string {
	if (iso === null) return ''
	const { date, time } = localTimeOf(new Date(iso))
	return `${date} ${time}`
}
