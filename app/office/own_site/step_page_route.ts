import { servicesContext } from '#app/context.server.ts'
import { previewContext } from '../kernel/preview/preview.server.ts'
import type { Route } from './+types/step_page_route.ts'
import { stepFor } from './steps.server.ts'

/** The public page of a step as published, for a frame. */
export function loader({ params, context }: Route.LoaderArgs) {
	const { content } = context.get(servicesContext)
	return context.get(previewContext)(stepFor(content, params.step).page, content.current)
}
