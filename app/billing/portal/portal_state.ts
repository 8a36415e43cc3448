/** The server's findings about the billing portal, sent to the browser. */
export interface PortalState {
	/** `unknown` if the server could not or must not probe, or was refused as a bot. */
	state: 'up' | 'down' | 'unknown'
	/** Whether the portal's CORP header blocks fetches from other sites, although it may be framed. */
	isIsolated: boolean
}
