import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { readPhotos } from '#app/leads/photos/photo_rows.server.ts'
import { dayOfStop, stopSchedule } from '#app/stops/stop_day.ts'
import { readStop } from '#app/stops/stored_stops.server.ts'
import type { Route } from './+types/photo_file_route.ts'
import { photoFile } from '../requests/photo_file.server.ts'

/** Serves a photo that came with a stop's request, but only for today's stops. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const { db } = services.store
	const schedule = stopSchedule(services.content.current)
	const stop = await readStop(db, params.stop)
	const isToday =
		stop !== undefined &&
		stop.state !== 'taken-back' &&
		dayOfStop(stop, schedule).day === localTimeOf(new Date(), schedule.zoned).date
	const photos = isToday && stop.lead_id !== null ? await readPhotos(db, stop.lead_id) : []
	const photo = photos.find(({ position }) => `${position}` === params.position)
	return photoFile(services, photo?.id, params.size)
}
