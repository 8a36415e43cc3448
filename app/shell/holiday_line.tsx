import { Link } from 'react-router'
import type { HolidayNotice } from '#app/pickup/schedule/holiday_notice.ts'

/** In the week of a holiday, what it does to pickups (FI-23); on a phone in one slim line, beside which taps count, too. */
export function HolidayLine({ notice }: { notice: HolidayNotice | null }) {
	return (
		notice && (
			<aside aria-label="This week" className="flow-root bg-accent text-accent-foreground print:hidden">
				<Link
					to="/about#holiday-schedule"
					className="wrap flex min-h-11 items-center text-[0.8125rem] leading-[1.1] underline underline-offset-3 max-sm:-my-2 max-sm:py-2 max-[24rem]:text-xs sm:py-1.5 sm:text-[0.9375rem] sm:leading-snug sm:font-semibold"
				>
					<span className="sm:hidden">{notice.short}</span>
					<span className="max-sm:hidden">{notice.text}</span>
				</Link>
			</aside>
		)
	)
}
