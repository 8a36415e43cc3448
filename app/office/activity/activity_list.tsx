import { Link } from 'react-router'
import { classNames } from '#app/ui/class_names.ts'
import type { ActivityDay } from './activity_page.server.ts'

/** Staff activity by day, latest first. */
export function ActivityList({ days }: { days: readonly ActivityDay[] }) {
	return days.map(({ date, label, lines }) => (
		<section key={date} aria-labelledby={`day-${date}`} className="mb-8">
			<h2 id={`day-${date}`} className="border-b-2 border-foreground pb-2 text-lg">
				{label}
			</h2>
			<ol>
				{lines.map(({ id, at, time, who, did, what, detail, from, isAlarming }) => (
					<li
						key={id}
						className="grid gap-x-5 gap-y-1 border-b border-border py-3 sm:grid-cols-[5.5rem_minmax(0,1fr)]"
					>
						<time dateTime={at} className="text-[0.9375rem] text-muted-foreground tabular-nums">
							{time}
						</time>
						<div className="min-w-0 wrap-anywhere">
							<p className={classNames(isAlarming && 'text-destructive')}>
								<span className="font-semibold">{who}</span> {did}
								{what && (
									<>
										{': '}
										{what.to === null ? (
											what.name
										) : (
											<Link to={what.to} className="link">
												{what.name}
											</Link>
										)}
									</>
								)}
							</p>
							{detail && <p className="text-[0.9375rem]">{detail}</p>}
							{from && <p className="text-[0.9375rem] text-muted-foreground">{from}</p>}
						</div>
					</li>
				))}
			</ol>
		</section>
	))
}
