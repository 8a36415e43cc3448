import { pageRouter, staysOnPage } from '../parts/page_router.ts'
import type { Route } from '../+types/layout.ts'
import { type ClientArgs, isAnswer } from './unanswered.ts'

/**
 * Of what is sent and loaded beside a page. An answer waits until a page that is on its way has come, and one that says what went wrong has
 * gone: React Router would show the page before under the new address, or none. A page that cannot be loaded again, or in another view, stays,
 * with all that is half typed on it.
 */
export async function besidePage(
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
