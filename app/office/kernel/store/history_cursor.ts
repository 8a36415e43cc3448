/** A position in the history: right after the change with this time and id. */
export interface HistoryCursor {
	/** As stored: `2026-11-21T14:00:00.000Z`. */
	at: string
	id: string
}

/** The cursor as it appears in a URL. */
export function formatCursor({ at, id }: HistoryCursor): string {
	return `${at}~${id}`
}

/** The cursor in a URL; null if it is invalid. */
export function parseCursor(text: string): HistoryCursor | null {
	const [, at = '', id = ''] = /^([^~]{24})~([\w-]{1,64})$/.exec(text) ?? []
	return isStamp(at) ? { at, id } : null
}

/** Whether a text is a timestamp exactly as the store writes it. */
export function isStamp(text: string): boolean {
	if (!/^(?!0000)\d{4}-/.test(text)) return false
	const time = Date.parse(text)
	return !Number.isNaN(time) && new Date(time).toISOString() === text
}
