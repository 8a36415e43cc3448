/** What a driver said of a stop, as the phone keeps and sends it. */
export interface Mark {
	/** Made up on the phone, so that a mark that arrives twice counts once. */
	key: string
	/** The stop's id. */
	stop: string
	/** `YYYY-MM-DD`: the day of the sheet that it was made on. */
	day: string
	state: 'done' | 'not-done'
	/** Why it was not done; empty for one that was. */
	reason: string
	cart_number: string
	/** When the driver pressed (ISO 8601), by the phone's clock. */
	made_at: string
}

/** What became of a mark that arrived: the stop has it (`taken`), somebody in the office must decide (`asks`), or it is no valid mark. */
export interface TakenMark {
	key: string
	outcome: 'taken' | 'asks' | 'refused'
	/** Why somebody must decide or it was refused, in a sentence; null for what was taken. */
	because: string | null
	/** Why the office does not have its photo, in a sentence; null where it has it, or none was sent. */
	photoError: string | null
	/** When it arrived (ISO 8601), by the server's clock. */
	at: string
}

/** So many marks are sent at once that their words together stay below the longest form. */
export const mostMarksAtOnce = 25

/** Where phones send them, and the fields of that form. A photo is a file named by its mark's key. */
export const marksPath = '/admin/drive/marks'
export const marksField = 'marks'
export const photosField = 'photo'

/** The longest reason and cart number. */
export const longestReason = 300
export const longestNumber = 40
