import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/**
 * The state of a text message. Ours: `waiting` for its job; `sending` while calling Twilio; `uncertain` if it is unknown whether Twilio
 * accepted it; `sent` once accepted; `delivered`, `undelivered` or `failed` as Twilio reports; `dropped` if it may no longer leave. Theirs:
 * `received`.
 */
export type TextState =
	| 'waiting'
	| 'sending'
	| 'uncertain'
	| 'sent'
	| 'delivered'
	| 'undelivered'
	| 'failed'
	| 'dropped'
	| 'received'

/** A text message to or from a person's phone. An outgoing text has a job of the kind `text` until it is sent. */
export interface TextRow {
	id: string
	direction: 'in' | 'out'
	/** The person's number in E.164 (`+19705550142`), or as Twilio gave it if it is not such a number. */
	number: string
	/** The person with this number; null if it cannot belong to anyone. */
	person_id: string | null
	/** The request it is about; null if there is none. */
	lead_id: string | null
	/** Empty once its retention has passed. */
	body: string
	/** The number of pictures sent with it; they stay at Twilio. */
	pictures: number
	state: TextState
	/** Why it did not arrive, in a sentence; null if it did or still may. */
	problem: string | null
	/** Twilio's id for it, which prevents storing a message twice. Null until Twilio has it. */
	twilio_sid: string | null
	/** The staff member who wrote it; null for incoming texts and automatic answers. */
	staff_id: string | null
	staff_name: string | null
	/** When it may be sent; later than `created_at` in quiet hours. Null for incoming texts. */
	leaves_at: Timestamp | null
	/** Since when it needs staff attention: incoming texts until answered, ours if they did not arrive. Null for all others. */
	raised_at: Timestamp | null
	created_at: Timestamp
	changed_at: Timestamp
}

export const textTables = {
	texts: table<TextRow>({
		leaves_at: 'time',
		raised_at: 'time',
		created_at: 'time',
		changed_at: 'time',
	}),
}
