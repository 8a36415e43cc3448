/** What the dialog tells the server for the back office; nothing in it says who searches. */
export type ReportedEvent =
	{ kind: 'searched' | 'nothing'; query: string } | { kind: 'clicked'; query: string; url: string }

/**
 * Tells the server, without waiting and whether or not the page is being left. A visitor who sends Global Privacy
 * Control (https://www.w3.org/TR/gpc/) is not counted.
 */
export function reportEvent(event: ReportedEvent): void {
	if (navigator.globalPrivacyControl) return
	const body = new Blob([JSON.stringify(event)], { type: 'application/json' })
	navigator.sendBeacon('/functions/search-event', body)
}
