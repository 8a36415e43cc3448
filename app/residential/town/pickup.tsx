import { Link } from 'react-router'
import { useFacts } from '#app/company/current_facts.ts'
import { holidaysMovePickups } from '#app/company/days_off.ts'
import { Prose } from '#app/company/prose.tsx'
import { formatPickupDays, weekdays } from '../pickup_days.ts'

interface Props {
	title: string
	/** Shown line by line. */
	description: string
	/** The possible pickup days; empty if none is fixed for the town. */
	days: readonly string[]
	/** The town's areas, each with a page of its days. */
	areas: readonly { slug: string; name: string }[]
}

const linkLook = 'font-semibold underline decoration-band-accent decoration-2 underline-offset-4'

/** How pickup goes in this town (RT-05), with its days marked in the working week. */
export function Pickup({ title, description, days, areas }: Props) {
	const { hours } = useFacts()
	return (
		<section id="pickup" aria-labelledby="pickup-heading" className="band">
			<div className="wrap section grid gap-x-20 gap-y-10 lg:grid-cols-[1fr_1.3fr]">
				<div>
					<h2 id="pickup-heading" className="max-w-[14ch] text-title">
						{title}
					</h2>
					<WorkingWeek days={days} />
				</div>
				<ul className="self-center border-t border-band-line">
					{description.split('\n').map((line) => (
						<li key={line} className="border-b border-band-line py-5 text-lead">
							<Prose text={line} />
						</li>
					))}
					{areas.length > 0 && (
						<li className="border-b border-band-line py-5">
							<p className="text-lead">See the next pickups where you live:</p>
							<ul className="flex flex-wrap gap-x-6">
								{areas.map(({ slug, name }) => (
									<li key={slug}>
										<Link
											to={`/pickup-day/${slug}`}
											className={`inline-flex min-h-11 items-center ${linkLook}`}
										>
											{name}
										</Link>
									</li>
								))}
							</ul>
						</li>
					)}
					{holidaysMovePickups(hours) && (
						<li className="py-5">
							<Link to="/about#holiday-schedule" className={linkLook}>
								In a holiday week, look here
							</Link>
						</li>
					)}
				</ul>
			</div>
		</section>
	)
}

function WorkingWeek({ days }: { days: readonly string[] }) {
	return (
		<figure className="mt-8 max-w-md">
			{days.length > 0 && (
				<div aria-hidden="true" className="grid grid-cols-[repeat(auto-fit,minmax(3.25rem,1fr))] gap-1.5">
					{weekdays.map((day) => (
						<span
							key={day}
							className={`flex h-16 items-center justify-center rounded-md border-2 font-display font-[650] ${
								days.includes(day)
									? 'border-band-accent bg-band-accent text-accent-foreground'
									: 'border-band-line'
							}`}
						>
							{day.slice(0, 3)}
						</span>
					))}
				</div>
			)}
			<figcaption className="mt-3 font-display text-xl font-[650]">{formatPickupDays(days)}</figcaption>
		</figure>
	)
}
