import { Panel } from '../../parts/panel.tsx'
import type { ImportPage } from './import_page.server.ts'

/** The file's columns that no field is read from; renders nothing when there are none. */
export function UnusedColumns({ list: { unused, absent } }: { list: ImportPage }) {
	if (unused.length === 0) return null
	return (
		<Panel title={unused.length === 1 ? 'A column that is not used' : 'Columns that are not used'}>
			<p>
				Nothing was read from {unused.map((heading) => `“${heading}”`).join(', ')}.
				{absent.length > 0 && ` No column was found for ${absent.join(' and ')}.`} If that is wrong, choose
				the column under “Read other columns”.
			</p>
		</Panel>
	)
}
