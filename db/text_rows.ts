import type { Timestamp } from '#platform/database/timestamp.ts'
import { table } from '#platform/database/table.ts'

/**
 * How far a text message has come. Ours: `waiting` for its job; `sending` while Twilio is asked; `uncertain` when it is not known
 * whether Twilio took it; `sent` when it did; `delivered`, `undelivered` or `failed` as Twilio reports; `dropped` when it may
 * not leave any more. Theirs: `received`.
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

/** A text message to or from somebody's phone. One to them has a job of the kind `text` until it has left. */
export interface TextRow {
	id: string
	direction: 'in' | 'out'
	/** Of the person, in E.164 (`+19705550142`); as Twilio gave it where it is no such number. */
	number: string
	/** Whose number it was; null where it can be nobody's. */
	person_id: string | null
	/** The request it is about; null where there is none. */
	lead_id: string | null
	/** Empty once its retention has passed. */
	body: string
	/** How many pictures came with it; they stay at Twilio. */
	pictures: number
	state: TextState
	/** Why it did not arrive, in a sentence; null where it did or may. */
	problem: string | null
	/** Twilio's name for it: the same message is never stored twice. Null until Twilio has it. */
	twilio_sid: string | null
	/** Who wrote it; null for theirs and for automatic answers. */
	staff_id: string | null
	staff_name: string | null
	/** When it may leave; later than `created_at` in quiet hours. Null for theirs. */
	leaves_at: Timestamp | null
	/** Since when somebody has to look at it: theirs until answered, ours when it did not arrive. Null for the others. */
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
