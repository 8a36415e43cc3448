import { servicesContext } from '#app/context.server.ts'
import { csvFile } from '../parts/csv_file.ts'
import type { Route } from './+types/export_route.ts'
import { countPeriod } from './dashboard_page.server.ts'
import { exportFigures } from './export_figures.server.ts'
import { readPeriod } from './read_period.ts'
import { stopsKept } from './stop_figures.server.ts'

/** Downloads the figures of a period as a CSV file. They are only counts, so anyone who may see them may save them. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const at = new Date()
	const counted = await countPeriod(services, readPeriod(url.searchParams), at)
	const stops = await stopsKept(services.store, counted.period, at, services.content.current.facts)
	const { name, now } = counted.period
	return csvFile(`dashboard-${name}-${now.last}.csv`, exportFigures(counted, stops))
}
