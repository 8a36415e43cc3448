import type { Zoned } from './zoned_time.ts'

/** The common name of the company's time zone: `Mountain Time`; the IANA name if there is none. */
export function timeZoneName({ timeZone }: Zoned): string {
	const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
