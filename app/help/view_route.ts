import { servicesContext, visitorContext } from '#app/context.server.ts'
import type { Route } from './+types/view_route.ts'
import { countView } from './view.server.ts'

/** Where an article's page says that it was read; the answer is empty whatever became of it. */
export async function action({ params, context }: Route.ActionArgs) {
	await countView(context.get(servicesContext), params.slug, context.get(visitorContext), new Date())
	return new Response(null, { status: 204 })
}
