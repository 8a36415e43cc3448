import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { useFacts } from '#app/company/current_facts.ts'
import { holidaysMovePickups } from '#app/company/days_off.ts'
import type { areasByTown } from './area_list.server.ts'

/** Every area by town: the alternative to typing an address. */
export function Areas({ towns }: { towns: ReturnType<typeof areasByTown> }) {
	const { hours } = useFacts()
	return (
		<section aria-labelledby="areas-heading" className="section bg-muted">
			<div className="wrap">
				<div className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
					<h2 id="areas-heading" className="text-title">
						Or choose your area
					</h2>
					<p>
						{holidaysMovePickups(hours) && 'A holiday can move a day. '}
						<Link to="/about#holiday-schedule" className="link">
							See the holiday schedule
						</Link>
					</p>
				</div>
				{towns === null || towns.length === 0 ? (
					<p className="mt-6">
						The list cannot be shown just now. Call <CallLink data-analytics-event="call_pickup_day" /> and
						we’ll tell you your day.
					</p>
				) : (
					<div className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
						{towns.map(({ name, areas }) => (
							<div key={name}>
								<h3 className="border-b-2 border-foreground pb-2 text-subtitle">{name}</h3>
								<ul>
									{areas.map((area) => (
										<li key={area.to} className="border-b border-border">
											<Link
												to={area.to}
												className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 py-2"
											>
												<span className="flex-[1_1_9rem]">
													<span className="link font-normal">{area.name}</span>
												</span>
												<span className="font-semibold wrap-anywhere">{area.day}</span>
											</Link>
										</li>
									))}
								</ul>
							</div>
						))}
					</div>
				)}
			</div>
		</section>
	)
}
