import type { PickupSubscriptionRow } from '#db/reminder_rows.ts'
import { type Stream, streams } from '../schedule/streams.ts'

/** For each stream, the column that says whether a subscriber is reminded of it. */
export const wantedColumns = {
	trash: 'wants_trash',
	recycling: 'wants_recycling',
	lawn: 'wants_lawn',
} as const satisfies Record<Stream, keyof PickupSubscriptionRow>

export type WantedStreams = Pick<PickupSubscriptionRow, (typeof wantedColumns)[Stream]>

/** The streams a subscriber is reminded of, in the usual order. */
export function wantedStreams(subscription: WantedStreams): Stream[] {
	return streams.filter((stream) => subscription[wantedColumns[stream]])
}
