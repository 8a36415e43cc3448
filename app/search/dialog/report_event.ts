/** What the dialog reports for the office's statistics; without personal data. */
export type ReportedEvent =
	{ kind: 'searched' | 'nothing'; query: string } | { kind: 'clicked'; query: string; url: string }

/**
 * Sends the event by beacon, which survives leaving the page. Not under Global Privacy Control
 * (https://www.w3.org/TR/gpc/).
 */
export function reportEvent(event: ReportedEvent): void {
	if (navigator.globalPrivacyControl) return
	const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
	navigator.sendBeacon('/functions/search-event', body)
}
