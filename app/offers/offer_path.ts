/** The path of an offer's page. The token is in the query, which no log has. */
export function offerPath(token: string, done?: string): string {
	return `/offer?${new URLSearchParams({ token, ...(done === undefined ? {} : { done }) })}`
}
