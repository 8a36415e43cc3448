import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AboutContent } from './about_content.server.ts'
import { HolidayTable } from './holiday_table.tsx'

/**
 * The holiday schedule (AB-04, AB-05), the only part that is printed. The browser scrolls to it on a first visit and
 * the router on later ones, both within the 100 ms of AB-04.
 */
export function HolidaySchedule({ policy, next, years }: AboutContent['holidays']) {
	const facts = useFacts()
	return (
		<section id="holiday-schedule" aria-labelledby="holiday-heading" className="section print:py-0">
			<div className="wrap print:px-0">
				<div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 print:block">
					<div>
						<h2 id="holiday-heading" className="text-title print:text-2xl">
							Holiday schedule
						</h2>
						{next && (
							<p className="mt-4 max-w-[46ch] text-lead print:hidden">
								<strong>
									Next is {next.name}, <span className="inline-block">{next.when}.</span>
								</strong>{' '}
								{next.effect}
							</p>
						)}
						<div className="mt-5 flex flex-wrap gap-3 print:hidden">
							{facts.services.residential && (
								<ButtonLink to="/calendar">
									<Icon name="calendar" />
									Put it in my calendar
								</ButtonLink>
							)}
							<Button kind="secondary" className="needs-script" onClick={() => window.print()}>
								Print it for the fridge
							</Button>
						</div>
					</div>
					<Policy {...policy} />
				</div>
				<div className="mt-12 grid gap-x-16 gap-y-14 items-start lg:grid-cols-2 print:mt-3 print:grid-cols-2 print:gap-x-6">
					{years.map((year) => (
						<div key={year.year} className="@container">
							<HolidayTable {...year} />
						</div>
					))}
				</div>
				<p className="mt-3 hidden text-[0.9375rem] print:block">
					{years.some(({ weeks }) => weeks.some(({ days }) => days.length > 0)) &&
						'Find your pickup day at the top; below it is the day we come instead. '}
					Questions: <span className="inline-block">{facts.phone}</span>.
				</p>
			</div>
		</section>
	)
}

function Policy({ observed, movesPickups, officeOnly }: AboutContent['holidays']['policy']) {
	const { services } = useFacts()
	return (
		<div className="max-w-[62ch] space-y-3 print:mt-1 print:max-w-none print:space-y-0.5 print:text-[0.9375rem] print:leading-snug">
			<p>{observed}</p>
			<ul className="list-disc space-y-2 pl-5 empty:hidden print:space-y-0">
				{services.residential && movesPickups && (
					<>
						<li>
							A holiday on Monday through Thursday moves that day&rsquo;s pickup and every later pickup of the
							week back by one day.
						</li>
						<li>A holiday on a Friday moves Friday pickups to Saturday.</li>
						<li>Two holidays in one week add up, to Saturday at the latest.</li>
					</>
				)}
				{services.residential && officeOnly && <li>{officeOnly}</li>}
				{services.commercial && movesPickups && (
					<li>
						Commercial accounts run on their own routes: please call{' '}
						<CallLink className="link inline-block" data-analytics-event="call_holidays" /> and we work out
						your day.
					</li>
				)}
			</ul>
		</div>
	)
}
