import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/choices_route.ts'
import { listPictures } from './shown_picture.server.ts'

/** The pictures for the picker, fetched without the router, whose failed loads would replace the page by an error. */
export async function loader({ context }: Route.LoaderArgs) {
	return Response.json(await listPictures(context.get(servicesContext)))
}
