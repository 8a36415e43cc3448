import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { isDay } from '#platform/time/civil_day.ts'
import { csvFile } from '../parts/csv_file.ts'
import type { Route } from './+types/export_route.ts'
import { exportStops } from './export_stops.server.ts'

/** Downloads the stops of a day as a CSV file. */
export function loader({ context, url }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const requestedDay = url.searchParams.get('day')
	const day =
		requestedDay !== null && isDay(requestedDay)
			? requestedDay
			: localTimeOf(new Date(), services.content.current.facts).date
	return csvFile(`stops-${day}.csv`, exportStops(services, day))
}
