/** What the office is told of a request. Only its pages say the name: what leaves by mail and push outlives the request. */
export interface RequestNotice {
	/** The lead's id. */
	id: string
	/** Where it is worked on. */
	path: string
	reference: string
	/** Who asks. */
	name: string
	/** What the office calls its form. */
	what: string
	/** What for, in a few words. */
	asked: string
	/** The town of ours that its address names; null where it names none. */
	town: string | null
	/** When it came (ISO 8601, UTC). */
	at: string
	/** When its answer is due, in words. */
	due: string
	/** Who took it on the phone, by id; null for one that came by the site. */
	takenBy: string | null
}

/** The unanswered requests that the office should know of. */
export interface Notices {
	/** Those that have come lately, the newest first. */
	fresh: readonly RequestNotice[]
	/** Those whose promise breaks within half an hour or has broken lately, the latest first. */
	due: readonly RequestNotice[]
}

export const nothingToTell: Notices = { fresh: [], due: [] }

/** How long before a promise breaks the office is told, in milliseconds. */
export const dueSoonMs = 30 * 60_000

/** `Quote, Windsor`. */
export function shortWords({ what, town }: Pick<RequestNotice, 'what' | 'town'>): string {
	return town === null ? what : `${what}, ${town}`
}
