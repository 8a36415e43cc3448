import { Link } from 'react-router'
import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { formatDay } from '#platform/time/format_day.ts'
import { countPeriod, dashboardFigures } from '../dashboard/dashboard_page.server.ts'
import { FigureTiles } from '../dashboard/figure_tiles.tsx'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { ownPath } from '../parts/screens.ts'
import { Panel } from '../parts/panel.tsx'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { StopGroups } from './stop_groups.tsx'
import { stopsToday } from './stops_today.server.ts'
import { waitingGroups } from './waiting_groups.server.ts'
import { WaitingList } from './waiting_list.tsx'

export const meta = officeMeta('Today')

/** The office's first page: what needs attention, then this week's figures. */
export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const now = new Date()
	return {
		today: formatDay(localTimeOf(now, services.content.current.facts).date),
		stops: await stopsToday(services, now),
		groups: await waitingGroups(services.store, services.content.current.facts, now),
		isUnfinished: context.get(staffContext).role === 'owner' && !services.content.current.facts.live,
		tiles: dashboardFigures(await countPeriod(services, { name: 'week', day: null }, now)).tiles,
	}
}

export default function Today({
	loaderData: { today, stops, groups, isUnfinished, tiles },
}: Route.ComponentProps) {
	return (
		<>
			<PageHead
				title="Today"
				lead={today}
				actions={
					<Link to="/admin/leads/print?plan=today" className="link inline-block py-2.5">
						Print today’s calls
					</Link>
				}
			/>
			{isUnfinished && (
				<Panel title="Make it yours" className="mb-8">
					<p className="mb-4 max-w-prose">
						Name, phone, prices, towns: a few short steps make this site your own, and the last one opens it.
					</p>
					<ButtonLink to={ownPath}>Make it yours</ButtonLink>
				</Panel>
			)}
			<StopGroups groups={stops} />
			<WaitingList groups={groups} />
			<section aria-labelledby="this-week" className="mt-12">
				<div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
					<h2 id="this-week" className="text-2xl">
						This week
					</h2>
					<Link to="/admin/dashboard" className="link inline-flex min-h-11 items-center">
						Other weeks, by kind, town and page
					</Link>
				</div>
				<FigureTiles tiles={tiles} />
			</section>
		</>
	)
}
