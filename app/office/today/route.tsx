import { Link } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { formatDay } from '#app/pickup/schedule/format_day.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BreakdownTable } from '../dashboard/breakdown_table.tsx'
import { countPeriod, dashboardFigures } from '../dashboard/dashboard_page.server.ts'
import { Figures } from '../dashboard/figures.tsx'
import { periodQuery, readPeriod } from '../dashboard/read_period.ts'
import { officeMeta } from '../shell/office_meta.ts'
import { PageHead } from '../shell/page_head.tsx'
import { requireRole } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { waitingGroups } from './waiting_groups.server.ts'
import { WaitingList } from './waiting_list.tsx'

export const meta = officeMeta('Today')

/** The office's first page: what waits, then how it goes. */
export async function loader({ url, context }: Route.LoaderArgs) {
	requireRole(context, 'office', 'editor', 'owner')
	const services = context.get(servicesContext)
	const now = new Date()
	return {
		today: formatDay(localTimeOf(now).date),
		groups: await waitingGroups(services.store, services.content.current.facts, now),
		figures: dashboardFigures(await countPeriod(services, readPeriod(url.searchParams), now)),
	}
}

export default function Today({ loaderData: { today, groups, figures } }: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Today"
				lead={today}
				actions={
					<>
						<Link to="/admin/leads/print?plan=today" className="link mr-2 inline-block self-center py-2.5">
							Print today’s calls
						</Link>
						<ButtonLink className="max-sm:order-first" to="/admin/requests/new#field-phone">
							Add a request
						</ButtonLink>
					</>
				}
			/>
			<WaitingList groups={groups} />
			<h2 className="mt-12 mb-4 text-2xl">How it goes</h2>
			<Figures {...figures} />
			{figures.breakdowns
				.filter(({ id }) => id === 'form')
				.map((breakdown) => (
					<BreakdownTable key={breakdown.id} {...breakdown} />
				))}
			<p className="mt-6">
				<Link
					to={`/admin/dashboard${periodQuery(figures.period)}`}
					className="link inline-flex min-h-11 items-center"
				>
					By town and page, and what visitors did on the site
				</Link>
			</p>
		</>
	)
}
