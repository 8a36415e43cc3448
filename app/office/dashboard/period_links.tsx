import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import type { DashboardFigures } from './dashboard_page.server.ts'
import { periods, titles, unitOf } from './period.ts'
import { periodQuery } from './read_period.ts'

const arrow =
	'inline-grid size-11 place-items-center rounded-md border border-input bg-card text-card-foreground hover:bg-muted'

/** Links to the periods and to the ones before and after the shown one; they preserve the scroll position. */
export function PeriodLinks({ name: shown, day, title, earlierDay, laterDay }: DashboardFigures['period']) {
	return (
		<nav aria-label="Period" className="mb-4 flex flex-wrap items-center gap-2">
			{periods.map((name) => (
				<Link
					key={name}
					to={periodQuery({ name, day: null })}
					preventScrollReset
					aria-current={name === shown && day === null ? 'page' : undefined}
					className="inline-flex min-h-11 items-center rounded-md border border-input bg-card px-3.5 font-semibold text-card-foreground no-underline hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground print:hidden"
				>
					{titles[name]}
				</Link>
			))}
			<span className="flex items-center gap-2 max-sm:w-full sm:ml-auto">
				<Link
					to={periodQuery({ name: shown, day: earlierDay })}
					preventScrollReset
					aria-label={`The ${unitOf(shown)} before`}
					className={`${arrow} print:hidden`}
				>
					<Icon name="chevron" className="rotate-90" />
				</Link>
				<span className="min-w-0 text-center font-semibold max-sm:flex-1 sm:min-w-32">{title}</span>
				{laterDay !== null && (
					<Link
						to={periodQuery({ name: shown, day: laterDay })}
						preventScrollReset
						aria-label={`The ${unitOf(shown)} after`}
						className={`${arrow} print:hidden`}
					>
						<Icon name="chevron" className="-rotate-90" />
					</Link>
				)}
			</span>
		</nav>
	)
}
