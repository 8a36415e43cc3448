import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { CalendarLinks } from './calendar_links.server.ts'

const choice = 'link inline-flex min-h-11 items-center font-semibold'

/** Links that add one area's calendar, in a `<details>` that needs no script. */
export function AddToCalendar({ webcal, google, file, fileName }: CalendarLinks) {
	return (
		<details className="open:basis-full">
			<summary className={`cursor-pointer list-none ${buttonClass('primary')}`}>
				<Icon name="calendar" />
				Add to my calendar
			</summary>
			<div className="mt-3 max-w-xl rounded-md border-2 border-primary bg-card p-4 text-card-foreground">
				<ul>
					<li>
						<a href={webcal} className={choice}>
							Apple Calendar or Outlook
						</a>
					</li>
					<li>
						<a href={google} className={choice}>
							Google Calendar
						</a>
					</li>
					<li>
						<a href={file} download={fileName} className={choice}>
							Download the days as a file
						</a>
					</li>
				</ul>
				<p className="mt-2 text-[0.9375rem]">
					The first two follow changes by themselves; Google may take a day. On Android use Google’s, in the
					browser. The file opens in any app, but keeps the days as they are now.{' '}
					<Link to="/calendar" className="link">
						Other ways
					</Link>
				</p>
			</div>
		</details>
	)
}
