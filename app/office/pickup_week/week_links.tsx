import { ButtonLink } from '#app/ui/button.tsx'
import type { RequestedWeek } from './requested_week.ts'

/** Links to the previous, next and current week. */
export function WeekLinks({ week: { previous, next, isCurrent } }: { week: RequestedWeek }) {
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
