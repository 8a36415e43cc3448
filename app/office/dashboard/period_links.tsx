import { Link } from 'react-router'
import { type PeriodName, periods } from './period.ts'

const labels: Record<PeriodName, string> = {
	today: 'Today',
	week: 'This week',
	month: 'This month',
	year: 'This year',
}

/** The periods to choose from; the page stays where it was scrolled to. */
export function PeriodLinks({ period }: { period: PeriodName }) {
	return (
		<nav aria-label="Period" className="mb-4 flex flex-wrap gap-2 print:hidden">
			{periods.map((name) => (
				<Link
					key={name}
					to={`?period=${name}`}
					preventScrollReset
					aria-current={name === period ? 'page' : undefined}
					className="inline-flex min-h-11 items-center rounded-md border border-input bg-card px-3.5 font-semibold text-card-foreground no-underline hover:bg-muted aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-primary-foreground"
				>
					{labels[name]}
				</Link>
			))}
		</nav>
	)
}
