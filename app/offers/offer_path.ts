/** The path of an offer's page. The token is in the query string, which is never logged. */
export function offerPath(token: string, done?: string): string {
	return `/offer?${new URLSearchParams({ token, ...(done === undefined ? {} : { done }) })}`
}
