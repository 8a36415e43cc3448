import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'
import type { AmountPer } from './inbox_rows.ts'

/** A price that the office offered to a customer by a link. A request has at most one open offer. */
export interface OfferRow {
	id: string
	lead_id: string
	/** Hash of the token in the link: with the store alone nobody can open an offer. */
	token_hash: string
	/** An open offer may have expired: see `valid_through`. */
	state: 'open' | 'accepted' | 'withdrawn' | 'replaced'
	/** The items included in the price. */
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
	/** The name typed by the person who accepted it. */
	accepted_name: string | null
	/** The full text that they saw and agreed to. */
	accepted_words: string | null
	/** The company's local time with its zone, as evidence in a dispute. */
	accepted_local_time: string | null
	/** Keyed hash of the address; the address itself is not stored. */
	address_hash: string | null
	user_agent: string | null
}

export const offerTables = {
	offers: table<OfferRow>({ lines: 'json', created_at: 'time', ended_at: 'time' }),
}
