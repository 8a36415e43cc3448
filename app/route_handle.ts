/** What a public route says of itself to the server: `export const handle = { … } satisfies RouteHandle`. */
export interface RouteHandle {
	/** The query parameters that change its page. The server takes all others off before the page is rendered. */
	variesBy: readonly string[]
}
