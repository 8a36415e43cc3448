/** What the server needs to know of a public route: `export const handle = { … } satisfies RouteHandle`. */
export interface RouteHandle {
	/** The query parameters that change its page; the server removes all others before rendering. */
	variesBy: readonly string[]
	/** How its addresses begin, for a route that is a parameter alone: to the server no other path is a page of it. */
	begins?: string
}
