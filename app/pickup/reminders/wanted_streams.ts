import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import { type Stream, streamNames, streams } from '../schedule/streams.ts'

/** The column that says whether somebody wants to be reminded of a stream. */
export const wantedColumns = {
	trash: 'wants_trash',
	recycling: 'wants_recycling',
	lawn: 'wants_lawn',
} as const satisfies Record<Stream, keyof PickupSubscriptionRow>

export type WantedStreams = Pick<PickupSubscriptionRow, (typeof wantedColumns)[Stream]>

/** The streams somebody wants to be reminded of, in the order of lists. */
export function wantedStreams(subscription: WantedStreams): Stream[] {
	return streams.filter((stream) => subscription[wantedColumns[stream]])
}

/** Streams as a sentence begins with them: `Trash, recycling and lawn`. */
export function listStreams(listed: readonly Stream[]): string {
	const names = listed.map((stream) => streamNames[stream].toLowerCase())
	const text = new Intl.ListFormat('en-US').format(names).replace(', and ', ' and ')
	return text.charAt(0).toUpperCase() + text.slice(1)
}
