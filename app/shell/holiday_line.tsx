import { Link } from 'react-router'

/** In the week of a holiday, what it does to pickups (FI-23). */
export function HolidayLine({ notice }: { notice: string | null }) {
	return (
		notice && (
			<aside aria-label="This week" className="bg-accent text-accent-foreground print:hidden">
				<Link
					to="/about#holiday-schedule"
					className="wrap flex min-h-11 items-center py-1.5 text-[0.9375rem] leading-snug underline underline-offset-3 sm:font-semibold"
				>
					{notice}
				</Link>
			</aside>
		)
	)
}
