import { pageRouter, staysOnPage } from '../parts/page_router.ts'
import type { Route } from '../+types/layout.ts'
import { type ClientArgs, isAnswer } from './unanswered.ts'

/**
 * Handles fetchers and revalidation. A fetcher's response waits for a navigation in progress and for an error screen to close: React Router would
 * otherwise show the previous page under the new URL, or none. A page that cannot be revalidated, or loaded in another view, stays with everything
 * typed on it.
 */
export async function guardBackgroundLoads(
	{ request, unstable_initiator: initiator }: ClientArgs,
	next: Parameters<Route.ClientMiddlewareFunction>[1],
) {
	const results = await next()
	const { location, loaderData, navigation } = pageRouter()?.state ?? {}
	const isOtherView = initiator === 'navigation' && navigation?.location?.state === staysOnPage
	if (initiator !== 'fetcher' && initiator !== 'revalidation' && !isOtherView) return results
	if (request.method !== 'GET') {
		await untilSettled()
		return results
	}
	const { pathname, search } = new URL(request.url)
	if (location?.pathname !== pathname || (location.search !== search && !isOtherView)) return results
	for (const [id, result] of Object.entries(results)) {
		const shown: unknown = loaderData?.[id]
		if (result.type !== 'error' || isAnswer(result.result) || shown === undefined) continue
		result.type = 'data'
		result.result = id === layoutId ? { ...Object(shown), isOld: true } : shown
	}
	return results
}

/** The id of the layout route, which says that the shown page is old. */
const layoutId = 'office/layout'

async function untilSettled(): Promise<void> {
	const page = pageRouter()
	if (!page) return
	while (page.state.navigation.state !== 'idle' || page.state.errors)
		await new Promise<void>((resolve) => {
			const stop = page.subscribe(() => {
				stop()
				resolve()
			})
		})
}
