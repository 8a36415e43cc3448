/** A request announced to the office. Only pages show the name, because mails and pushes outlive the request. */
export interface RequestNotice {
	/** The lead's id. */
	id: string
	/** The path of its page. */
	path: string
	reference: string
	/** The sender's name. */
	name: string
	/** The form's name in the office. */
	what: string
	/** The subject in a few words. */
	asked: string
	/** The served town in its address; null if there is none. */
	town: string | null
	/** When it was received (ISO 8601, UTC). */
	at: string
	/** When the answer is due, as text. */
	due: string
	/** The id of the member of staff who took it by phone; null if it came through the site. */
	takenBy: string | null
}

/** The unanswered requests to announce. */
export interface Notices {
	/** Recent ones, newest first. */
	fresh: readonly RequestNotice[]
	/** Those due within half an hour or recently overdue, latest first. */
	due: readonly RequestNotice[]
}

export const nothingToTell: Notices = { fresh: [], due: [] }

/** How long before the due time the office is warned, in milliseconds. */
export const dueSoonMs = 30 * 60_000

/** A request may be told of twice: when it has come, and when its promise is about to break. */
export const newKey = ({ id }: Pick<RequestNotice, 'id'>) => `new:${id}`
export const dueKey = ({ id }: Pick<RequestNotice, 'id'>) => `due:${id}`

/** What a browser says of them beside its pages. */
export const newTitle = (notice: RequestNotice) => `New request: ${shortWords(notice)}`
export const dueTitle = (notice: RequestNotice) => `${shortWords(notice)} waits for an answer`

/** `Quote, Windsor`. */
export function shortWords({ what, town }: Pick<RequestNotice, 'what' | 'town'>): string {
	return town === null ? what : `${what}, ${town}`
}
