import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'
import type { AmountPer } from './inbox_rows.ts'

/** A price that the office offered to who asked, by a link. At most one offer of a request is open. */
export interface OfferRow {
	id: string
	lead_id: string
	/** Hash of the token in the link: the store alone opens no offer. */
	token_hash: string
	/** Whether it still holds by its day is `valid_through`'s matter. */
	state: 'open' | 'accepted' | 'withdrawn' | 'replaced'
	/** What is included. */
	lines: string[]
	amount_cents: number
	amount_per: AmountPer
	/** The last day on which it can be accepted, `YYYY-MM-DD`. */
	valid_through: string
	note: string | null
	staff_id: string
	staff_name: string
	created_at: Timestamp
	/** When it was accepted, withdrawn or replaced; null while open. */
	ended_at: Timestamp | null
	/** As typed by who accepted it. */
	accepted_name: string | null
	/** Everything that they saw and agreed to. */
	accepted_words: string | null
	/** The company's local time with its zone, for a dispute. */
	accepted_local_time: string | null
	/** Keyed hash of the address; the address itself is not stored. */
	address_hash: string | null
	user_agent: string | null
}

export const offerTables = {
	offers: table<OfferRow>({ lines: 'json', created_at: 'time', ended_at: 'time' }),
}
