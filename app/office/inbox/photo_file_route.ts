import { servicesContext } from '#app/context.server.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import type { Route } from './+types/photo_file_route.ts'
import { leadKey } from '../requests/lead_key.server.ts'
import { photoFile } from '../requests/photo_file.server.ts'

/** A file of a lead's photo. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const photos = await readPhotos(services.store.db, leadKey(params).leadId)
	const photo = photos.find(({ position }) => `${position}` === params.position)
	return photoFile(services, photo?.id, params.size)
}
