import { listed } from '#platform/text/listed.ts'
import { usNumber } from '#platform/text/us_number.ts'
import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { officeAction } from '../../kernel/screens/commands.server.ts'
import { officeMeta } from '../../parts/office_meta.ts'
import { RefusedLines } from '../../parts/refused_lines.tsx'
import { ScreenHead } from '../../parts/screen_head.tsx'
import type { Route } from './+types/route.ts'
import { ColumnForm } from './column_form.tsx'
import { importCommands, importPage, type ImportPage } from './import_page.server.ts'
import { PublishForm } from './publish_form.tsx'
import { Summary } from './summary_view.tsx'
import { Panel } from '../../parts/panel.tsx'

export const meta = officeMeta('Import streets')

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = await importPage(context.get(servicesContext), params.list)
	if (!page) throw data(null, { status: 404 })
	return page
}

export const action = officeAction({ commands: importCommands, usual: 'columns' })

/** Also after a mistake: somebody may have read other columns of this file, so that other lines are refused. */
export const shouldRevalidate = () => true

export default function StreetImport({ loaderData: list, actionData: refused }: Route.ComponentProps) {
	const { fileName, uploaded, lines, summary, hasArrived, isOpen, isDiscarded, refusals } = list
	return (
		<>
			<ScreenHead
				title={fileName}
				lead={`${usNumber(lines)} lines, uploaded by ${uploaded}.`}
				back={{ to: '/admin/streets', name: 'Streets' }}
				outcome={refused}
			/>
			{!isOpen && (
				<p>
					This list was {isDiscarded ? 'discarded' : 'published'}. The streets that count now are on the list
					of streets.
				</p>
			)}
			<div className="grid max-w-4xl gap-8">
				{isOpen && !hasArrived && (
					<p>The file has not arrived as a whole. Discard it and choose it again if that lasts.</p>
				)}
				{isOpen && hasArrived && !summary && <ColumnForm list={list} />}
				{summary && (
					<>
						<UnusedColumns list={list} />
						<Summary summary={summary} reach={list.reach} />
						<RefusedLines count={summary.refused} refusals={refusals}>
							<p className="mt-3">
								{summary.refused > refusals.length && 'These are the first. '}
								<a
									href={`/admin/streets/import/${list.id}/refused`}
									className="link inline-block py-2"
									download
								>
									Save all refused lines as CSV
								</a>
							</p>
						</RefusedLines>
						<PublishForm summary={summary} />
						<details>
							<summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
								Read other columns
							</summary>
							<ColumnForm list={list} />
						</details>
					</>
				)}
				{isOpen && !summary && <PublishForm summary={null} />}
			</div>
		</>
	)
}

/** The file's columns that no field is read from; renders nothing when there are none. */
function UnusedColumns({ list: { unused, absent } }: { list: ImportPage }) {
	if (unused.length === 0) return null
	return (
		<Panel title={unused.length === 1 ? 'A column that is not used' : 'Columns that are not used'}>
			<p>
				Nothing was read from {unused.map((heading) => `“${heading}”`).join(', ')}.
				{absent.length > 0 && ` No column was found for ${listed(absent)}.`} If that is wrong, choose the
				column under “Read other columns”.
			</p>
		</Panel>
	)
}
