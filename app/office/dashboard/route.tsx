import { servicesContext } from '#app/context.server.ts'
import { backupAge } from '../shell/backup_age.server.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { PageHead } from '../shell/page_head.tsx'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { CountTable } from './count_table.tsx'
import { FigureTiles } from './figure_tiles.tsx'
import { LeadsByDay } from './leads_by_day.tsx'
import { weekPage } from './week_page.server.ts'

export const meta = officeMeta('The week')

export async function loader({ context }: Route.LoaderArgs) {
	requireRole(context, 'office', 'editor', 'owner')
	const { store, content } = context.get(servicesContext)
	const now = new Date()
	return {
		...(await weekPage(store, content.current.facts, now)),
		backup: (await backupAge(store.db, now)).sentence,
	}
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const { tiles, forms, days, searches, buttons, backup } = loaderData
	return (
		<>
			<PageHead title="The week" lead="The past seven days, today included, beside the seven before." />
			<FigureTiles tiles={tiles} />
			<LeadsByDay forms={forms} days={days} />
			<div className="mt-12 grid gap-12 lg:grid-cols-2">
				<section aria-labelledby="searches">
					<h2 id="searches" className="text-xl">
						Searched without result
					</h2>
					<p className="mt-1 text-muted-foreground">{searches.summary}</p>
					<CountTable
						label="Searched without result"
						head={['Words', 'Times']}
						rows={searches.without}
						empty="No search was left without an answer."
					/>
				</section>
				<section aria-labelledby="buttons">
					<h2 id="buttons" className="text-xl">
						Buttons that brought calls
					</h2>
					<p className="mt-1 text-muted-foreground">
						Presses on phone links, by page. Visitors who ask not to be tracked are not counted.
					</p>
					<CountTable
						label="Buttons that brought calls"
						head={['Button', 'Presses']}
						rows={buttons.calls}
						empty="No phone link was pressed yet."
					/>
					{buttons.others.length > 0 && (
						<>
							<h3 className="mt-8 text-lg tracking-normal">Other marked buttons</h3>
							<CountTable label="Other marked buttons" head={['Button', 'Presses']} rows={buttons.others} />
						</>
					)}
				</section>
			</div>
			<p className="mt-12 border-t border-border pt-4 text-muted-foreground">{backup}</p>
		</>
	)
}
