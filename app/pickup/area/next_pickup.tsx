import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import type { CalendarLinks } from '../calendar/calendar_links.server.ts'
import type { AreaContent } from './area_content.server.ts'
import { NextDay } from './next_day.tsx'
import { NextStreams } from './next_streams.tsx'
import { PickupActions } from './pickup_actions.tsx'

/** The page's heading and the next pickup day, with links to reminders, calendar, year sheet and missed pickups. */
export function NextPickup({
	name,
	slug,
	next,
	setOut,
	contractedTo,
	contracted,
	calendar,
}: AreaContent & { calendar: CalendarLinks }) {
	return (
		<>
			<h1 className="mt-4 font-display text-lead font-[650] tracking-normal">
				{next ? 'Next pickup' : 'Pickup'} in {name}
			</h1>
			{contractedTo && <Contracted contractedTo={contractedTo} />}
			{(next || !contractedTo) && (
				<>
					<p className="mt-2 max-w-[18ch] font-display text-hero leading-none font-extrabold tracking-tight text-balance">
						<NextDay next={next} />
					</p>
					{next && (
						<div className="mt-5 text-lead">
							<NextStreams next={next} setOut={setOut} />
						</div>
					)}
					{contracted !== null && (
						<p className="mt-5 max-w-[56ch] font-semibold wrap-anywhere">{contracted}</p>
					)}
					<div className="mt-7">
						<PickupActions slug={slug} calendar={calendar} />
					</div>
					<p className="mt-3 print:hidden">
						<Link to={`/pickup-day/${slug}/year`} className="link inline-flex min-h-11 items-center">
							Print the year
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
				The city has contracted it to them: please call them about your day. For anything else, call{' '}
				<CallLink />.
			</p>
		</div>
	)
}
