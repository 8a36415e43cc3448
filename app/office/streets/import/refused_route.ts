import { servicesContext } from '#app/context.server.ts'
import type { Store } from '#db/store.server.ts'
import { csvLine } from '../../parts/csv.ts'
import { csvFile } from '../../parts/csv_file.ts'
import type { Route } from './+types/refused_route.ts'
import { readRefusals } from './import_rows.server.ts'

/** The refused lines of a file, each with its reason, as a CSV file. */
export function loader({ params, context }: Route.LoaderArgs) {
	return csvFile('refused-lines.csv', refusedLines(context.get(servicesContext).store, params.list))
}

async function* refusedLines({ db }: Store, list: string): AsyncGenerator<string, void, void> {
	yield csvLine(['Line', 'Reason'])
	for (let after = 0; ;) {
		const refusals = await readRefusals(db, list, { after })
		if (refusals.length === 0) return
		yield refusals.map(({ line, reason }) => csvLine([String(line), reason])).join('')
		after = refusals.at(-1)?.line ?? 0
	}
}
