import { Link } from 'react-router'
import { facts } from '#app/company/facts.ts'
import { telHref } from '#app/company/contact_links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { AreaContent } from './area_content.server.ts'
import { Change } from './pickup_days.tsx'
import { StreamMark } from './stream_mark.tsx'

const link = 'link inline-flex min-h-11 items-center'
const nearness = { today: 'Today', tomorrow: 'Tomorrow' } as const

/** The page's heading and the next pickup day, with links to reminders, calendar, year sheet and missed pickups. */
export function NextPickup({ name, slug, next, setOut, contractedTo }: AreaContent) {
	return (
		<>
			<h1 className="mt-4 font-display text-lead font-[650] tracking-normal">
				{next ? 'Next pickup' : 'Pickup'} in {name}
			</h1>
			{contractedTo && <Contracted contractedTo={contractedTo} />}
			{(next || !contractedTo) && (
				<>
					<p className="mt-2 max-w-[18ch] font-display text-hero leading-none font-extrabold tracking-tight text-balance">
						{next ? (
							<>
								{next.nearness && `${nearness[next.nearness]}, `}
								<time dateTime={next.date}>{next.day}</time>
							</>
						) : (
							'No pickup is scheduled'
						)}
					</p>
					{next && (
						<div className="mt-5 text-lead">
							<p className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
								{next.streams.map((stream) => (
									<StreamMark key={stream} stream={stream} />
								))}
							</p>
							<Change {...next} />
							<p className="mt-2">Set carts at the curb by {setOut}.</p>
						</div>
					)}
					<div className="mt-7 flex flex-wrap gap-3 print:hidden">
						<ButtonLink to={`/reminders?area=${slug}`} kind="loud">
							<Icon name="mail" />
							Remind me
						</ButtonLink>
						<ButtonLink to="/calendar">
							<Icon name="calendar" />
							Add to my calendar
						</ButtonLink>
					</div>
					<p className="mt-3 flex flex-wrap gap-x-6 print:hidden">
						<Link to={`/pickup-day/${slug}/year`} className={link}>
							Print the year
						</Link>
						<Link to={`/service-request?kind=missed&area=${slug}`} className={link}>
							Missed pickup?
						</Link>
					</p>
				</>
			)}
		</>
	)
}

function Contracted({ contractedTo }: { contractedTo: string }) {
	return (
		<div className="my-4 max-w-3xl rounded-lg border-2 border-primary bg-card p-5 text-card-foreground">
			<p className="text-title leading-tight font-extrabold wrap-anywhere">
				Trash here is picked up by {contractedTo}
			</p>
			<p className="mt-3 max-w-[56ch] text-lead">
				The city has contracted it to them: please call them about your day. For dumpsters and everything else
				call{' '}
				<a href={telHref()} className="link">
					{facts.phone}
				</a>
				.
			</p>
		</div>
	)
}
