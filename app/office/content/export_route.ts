import { data } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { typeOf } from '#app/content/content_types.ts'
import { servicesContext } from '#app/context.server.ts'
import { csvFile } from '../parts/csv_file.ts'
import type { Route } from './+types/export_route.ts'
import { exportRows } from './export_rows.server.ts'

/** All rows of a type as a file for spreadsheets. */
export function loader({ params, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const type = typeOf(services.content.types, params.table)
	if (!type || type.office?.screens) throw data(null, { status: 404 })
	return csvFile(
		`${type.table}-${localTimeOf(new Date(), services.content.current.facts).date}.csv`,
		exportRows(services, type),
	)
}
