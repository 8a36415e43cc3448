import { localTimeOf } from '#app/company/zoned_time.ts'
import { servicesContext } from '#app/context.server.ts'
import { subscriberCounts } from '#app/pickup/reminders/subscriber_counts.server.ts'
import { officeMeta } from '../parts/office_meta.ts'
import { PageHead } from '../parts/page_head.tsx'
import { rangeCounts } from '../streets/range_counts.server.ts'
import { staffContext } from '../sign_in/staff.server.ts'
import type { Route } from './+types/route.ts'
import { requestedWeek, type RequestedWeek } from './requested_week.ts'
import { DayPanel } from './day_panel.tsx'
import { weekBoard } from './week_board.server.ts'
import { WeekWarnings } from './week_warnings.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export const meta = officeMeta('Pickup week')

export async function loader({ url, context }: Route.LoaderArgs) {
	const { role } = context.get(staffContext)
	const { store, content } = context.get(servicesContext)
	const { date: today } = localTimeOf(new Date(), content.current.facts)
	const week = requestedWeek(url.searchParams.get('week'), today)
	const [subscribers, ranges] = await Promise.all([subscriberCounts(store.db), rangeCounts(store)])
	return {
		week,
		board: weekBoard(content.current, week.monday, today, { subscribers, ranges }),
		canEdit: role !== 'office',
	}
}

export default function PickupWeek({ loaderData: { week, board, canEdit } }: Route.ComponentProps) {
	const { days, without, withoutStreams, withoutStreets, unread } = board
	return (
		<>
			<PageHead title="Pickup week" lead={`${days[0]?.day} to ${days.at(-1)?.day}`} />
			<WeekWarnings {...{ withoutStreams, withoutStreets, unread, canEdit }} />
			<WeekLinks week={week} />
			<ol className="mt-5 grid items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
				{days.map((day) => (
					<DayPanel key={day.date} of={day} canEdit={canEdit} />
				))}
			</ol>
			{without.length > 0 && <p className="mt-6">No pickup this week: {without.join(', ')}.</p>}
		</>
	)
}

/** Links to the previous, next and current week. */
function WeekLinks({ week: { previous, next, isCurrent } }: { week: RequestedWeek }) {
	return (
		<nav aria-label="Weeks" className="flex flex-wrap gap-2 print:hidden">
			{previous && (
				<ButtonLink kind="secondary" to={`/admin/pickup?week=${previous}`}>
					Previous week
				</ButtonLink>
			)}
			{!isCurrent && (
				<ButtonLink kind="secondary" to="/admin/pickup">
					This week
				</ButtonLink>
			)}
			{next && (
				<ButtonLink kind="secondary" to={`/admin/pickup?week=${next}`}>
					Next week
				</ButtonLink>
			)}
		</nav>
	)
}
