/** A place in the history: right after the change with this time and id. */
export interface HistoryCursor {
	/** As the store gives it: `2026-11-21T14:00:00.000Z`. */
	at: string
	id: string
}

/** The place as an address carries it. */
export function formatCursor({ at, id }: HistoryCursor): string {
	return `${at}~${id}`
}

/** The place in an address; null where it is none. */
export function parseCursor(text: string): HistoryCursor | null {
	const [, at = '', id = ''] = /^([^~]{24})~([\w-]{1,64})$/.exec(text) ?? []
	return isStamp(at) ? { at, id } : null
}

/** Whether a text is a moment just as the store writes it. */
export function isStamp(text: string): boolean {
	if (!/^(?!0000)\d{4}-/.test(text)) return false
	const time = Date.parse(text)
	return !Number.isNaN(time) && new Date(time).toISOString() === text
}
