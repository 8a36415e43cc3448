import { servicesContext } from '#app/context.server.ts'
import type { Route } from './+types/mark_photo_route.ts'
import { photoFile } from '../requests/photo_file.server.ts'

/** Serves a size of the photo that a driver sent with a mark. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const mark = await services.store.db
		.selectFrom('stop_marks')
		.select('photo')
		.where('id', '=', params.mark)
		.where('stop_id', '=', params.id)
		.executeTakeFirst()
	return photoFile(services, mark?.photo ?? undefined, params.size)
}
