import { isRouteErrorResponse } from 'react-router'

/** What kept a page from being shown, in the visitor's words. */
export function loadFault(error: unknown): string {
	if (isRouteErrorResponse(error)) return `Our server answered with an error (${error.status}).`
	// Each browser words it differently when `fetch` gets no answer at all.
	const isUnanswered = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
	return isUnanswered ? 'Our server could not be reached. Are you online?' : 'The page could not be shown.'
}
