/** What the server needs to know about a public route: `export const handle = { ... } satisfies RouteHandle`. */
export interface RouteHandle {
	/** The query parameters that change its page; the server removes all others before rendering. */
	variesBy: readonly string[]
	/**
	 * The prefix of its paths, for a route that consists of only a parameter; the server treats no other path
	 * as one of its pages.
	 */
	begins?: string
}
