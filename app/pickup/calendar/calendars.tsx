import { Link } from 'react-router'
import { CallLink } from '#app/company/call_link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CalendarContent } from './calendar_content.server.ts'

const choice = 'link inline-flex min-h-11 items-center gap-2'

/** Every area's calendar by town: links to subscribe and to the area's page, and the address to copy. */
export function Calendars({ towns }: Pick<CalendarContent, 'towns'>) {
	if (!towns || towns.length === 0)
		return (
			<p className="mt-10 max-w-[60ch] text-lead">
				{towns ? 'No area has a calendar yet.' : 'The areas cannot be read just now.'} Call <CallLink /> and
				we tell you your day.
			</p>
		)
	return (
		<section aria-labelledby="calendars-heading" className="mt-12">
			<h2 id="calendars-heading" className="text-title">
				Your area
			</h2>
			<div className="mt-6 grid gap-x-14 gap-y-8 lg:grid-cols-2">
				{towns.map(({ town, name, calendars }) => (
					<section key={town} aria-labelledby={`town-${town}`}>
						<h3 id={`town-${town}`} className="border-b-2 border-foreground pb-2 text-xl">
							{name}
						</h3>
						<ul>
							{calendars.map(({ slug, area, url, webcal, google, file, fileName }) => (
								<li key={slug} className="border-b border-border py-3">
									<Link
										to={`/pickup-day/${slug}`}
										className="link inline-flex min-h-11 items-center font-semibold"
									>
										{area}
									</Link>
									<p className="flex flex-wrap items-center gap-x-5">
										<a href={webcal} className={choice}>
											<Icon name="calendar" />
											Subscribe<span className="sr-only"> to {area}</span>
										</a>
										<a href={google} className={choice}>
											Google<span className="sr-only"> Calendar: {area}</span>
										</a>
										<a href={file} download={fileName} className={choice}>
											File<span className="sr-only"> of {area}</span>
										</a>
									</p>
									<p className="text-sm wrap-anywhere select-all">
										{url.slice(0, -fileName.length)}
										<wbr />
										{fileName}
									</p>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	)
}
