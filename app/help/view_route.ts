import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Route } from './+types/view_route.ts'
import { knownBrowserId } from './browser_id.server.ts'
import { countView } from './view.server.ts'

/** The endpoint for readings of an article; always answers 204. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const reader = { ...context.get(visitorContext), browserId: knownBrowserId(request) }
	await countView(context.get(servicesContext), params.slug, reader, new Date())
	return new Response(null, { status: 204 })
}
