import { ButtonLink } from '#app/ui/button.tsx'
import type { AskedWeek } from './asked_week.ts'

/** To the weeks beside the one that is shown, and back to the current one. */
export function WeekLinks({ week: { previous, next, isCurrent } }: { week: AskedWeek }) {
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
