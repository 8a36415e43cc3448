/** A driver's mark of a stop, as the phone stores and sends it. */
export interface Mark {
	/** An idempotency key, generated on the phone, so that a mark that arrives twice counts once. */
	key: string
	/** The stop's id. */
	stop: string
	/** `YYYY-MM-DD`: the day of the sheet on which it was made. */
	day: string
	state: 'done' | 'not-done'
	/** Why it was not done; empty if it was done. */
	reason: string
	cart_number: string
	/** When the driver pressed (ISO 8601), by the phone's clock. */
	made_at: string
}

/** The result of a mark that arrived: applied to the stop (`taken`), needs a decision in the office (`asks`), or invalid (`refused`). */
export interface TakenMark {
	key: string
	outcome: 'taken' | 'asks' | 'refused'
	/** Why it needs a decision or was refused, in a sentence; null if it was applied. */
	because: string | null
	/** Why its photo was not stored, in a sentence; null if it was stored or none was sent. */
	photoError: string | null
	/** When it arrived (ISO 8601), by the server's clock. */
	at: string
}

/** The maximum number of marks per request; their text together stays below the longest form. */
export const mostMarksAtOnce = 25

/** The path and the form fields for sending marks. A photo is a file named after its mark's key. */
export const marksPath = '/admin/drive/marks'
export const marksField = 'marks'
export const photosField = 'photo'

/** The maximum lengths of a reason and a cart number. */
export const longestReason = 300
export const longestNumber = 40
