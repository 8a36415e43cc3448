import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AddToCalendar } from '../calendar/add_to_calendar.tsx'
import type { CalendarLinks } from '../calendar/calendar_links.server.ts'

interface Props {
	slug: string
	calendar: CalendarLinks
}

/** Links for an area's pickups: subscribe to reminders, add them to a calendar, report a missed one. */
export function PickupActions({ slug, calendar }: Props) {
	return (
		<div className="flex flex-wrap items-start gap-3 print:hidden">
			<ButtonLink to={`/reminders?area=${slug}`} kind="loud">
				<Icon name="mail" />
				Remind me
			</ButtonLink>
			<AddToCalendar {...calendar} />
			<ButtonLink to={`/service-request?kind=missed&area=${slug}#service-form`} kind="secondary">
				<Icon name="truck" />I was missed
			</ButtonLink>
		</div>
	)
}
