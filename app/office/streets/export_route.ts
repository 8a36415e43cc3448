import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { csvFile } from '../parts/csv_file.ts'
import type { Route } from './+types/export_route.ts'
import { exportRanges } from './export_ranges.server.ts'

/** The published street ranges as a file that can be imported again. */
export function loader({ context }: Route.LoaderArgs) {
	const { store } = context.get(servicesContext)
	return csvFile(
		`streets-${localTimeOf(new Date(), context.get(servicesContext).content.current.facts).date}.csv`,
		exportRanges(store),
	)
}
