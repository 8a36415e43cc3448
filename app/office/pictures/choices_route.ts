import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/choices_route.ts'
import { listPictures } from './shown_picture.server.ts'

/** The pictures for a field that chooses one. By a request of its own: what the router loads takes the page along where it fails. */
export async function loader({ context }: Route.LoaderArgs) {
	return Response.json(await listPictures(context.get(servicesContext)))
}
