import type { Zoned } from './zoned_time.ts'

/** What people who live there call the company's time: `Mountain Time`; the zone itself where they have no name for it. */
export function timeZoneName({ timeZone }: Zoned): string {
	const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
