import { servicesContext } from '#app/context.server.ts'
import { drawnPicture } from '#app/pictures/picture_source.server.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs } from '#app/seo/structured_data.server.ts'
import type { Route } from './+types/route.ts'
import { calendarContent } from './calendar_content.server.ts'
import { Calendars } from './calendars.tsx'
import { ForPrograms, Instructions } from './instructions.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'Residential Service', path: '/residential' },
	{ name: 'Calendar', path: '/calendar' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const meta = describePage(context, {
		title: 'Pickup days in your calendar',
		description:
			'Subscribe once and your pickup days show up in Google, Apple, Outlook or Home Assistant. Holidays and delays update on their own.',
		path: '/calendar',
		structuredData: [breadcrumbs(publicUrl, trail)],
	})
	return {
		page: calendarContent(content.current, publicUrl),
		picture: drawnPicture('hoa', content.current.livery),
		meta,
	}
}

export const meta = loaderMeta

/** The calendars of all areas, and how to subscribe to one (PD-05). */
export default function CalendarPage({ loaderData: { page, picture } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title="Pickup days in your own calendar"
				description="Subscribe to your area once. When a holiday or the weather moves a pickup, it moves in your calendar, too. A canceled pickup disappears from it; your area’s page and its reminders say why."
				picture={picture}
				crumbs={trail}
			/>
			<div className="wrap pb-20">
				<Calendars towns={page.towns} />
				<Instructions />
				<ForPrograms {...page} />
			</div>
		</>
	)
}
