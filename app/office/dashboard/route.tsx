import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { backupAge } from '../notices/backup_age.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { BreakdownTable } from './breakdown_table.tsx'
import { countPeriod, type DashboardFigures, dashboardFigures } from './dashboard_page.server.ts'
import { FigureTiles } from './figure_tiles.tsx'
import { PeriodLinks } from './period_links.tsx'
import { ReceivedChart } from './received_chart.tsx'
import { periodQuery, readPeriod } from './read_period.ts'
import { siteUse } from './site_use.server.ts'
import { SiteUseTables } from './site_use.tsx'
import { stopsKept } from './stop_figures.server.ts'
import { StopsKeptTables } from './stops_kept.tsx'

export const meta = officeMeta('Dashboard')

export async function loader({ url, context }: Route.LoaderArgs) {
	const { role } = context.get(staffContext)
	const services = context.get(servicesContext)
	const now = new Date()
	const { facts } = services.content.current
	const counted = await countPeriod(services, readPeriod(url.searchParams), now)
	return {
		figures: dashboardFigures(counted),
		stops: await stopsKept(services.store, counted.period, now, facts),
		use: await siteUse(services.store, counted.period.now, now, facts),
		// Other roles cannot do anything about it.
		backup: role === 'owner' ? (await backupAge(services.store.db, now)).sentence : null,
	}
}

export default function Dashboard({ loaderData: { figures, stops, use, backup } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Dashboard"
				actions={
					<ButtonLink
						kind="secondary"
						href={`/admin/dashboard/export${periodQuery(figures.period)}`}
						download
					>
						Save as CSV
					</ButtonLink>
				}
			/>
			<h2 className="sr-only">Requests</h2>
			<Figures {...figures} />
			{figures.breakdowns.map((breakdown) => (
				<BreakdownTable key={breakdown.id} {...breakdown} />
			))}
			<StopsKeptTables {...stops} />
			<h2 className="mt-14 text-2xl">On the site</h2>
			<SiteUseTables {...use} />
			{backup !== null && <p className="mt-12 border-t border-border pt-4 text-muted-foreground">{backup}</p>}
		</>
	)
}

/** The figures of a period with its chart, and links to other periods. */
function Figures({ period, sentence, tiles, columns, earlier, inbox }: DashboardFigures) {
	return (
		<>
			<PeriodLinks {...period} />
			<p className="mb-4 max-w-prose text-muted-foreground">
				{sentence} Answers count for the requests received in that period; wins count on the day they were
				won. Times to the first answer are medians in business hours. Spam is not counted.
			</p>
			<FigureTiles tiles={tiles} />
			<p className="mt-2">
				<Link to={inbox} className="link inline-flex min-h-11 items-center">
					These requests in the inbox
				</Link>
			</p>
			<ReceivedChart columns={columns} title={period.title} earlier={earlier} />
		</>
	)
}
