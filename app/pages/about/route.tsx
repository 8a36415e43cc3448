import { servicesContext } from '#app/context.server.ts'
import { PageHero } from '#app/sections/hero/page_hero.tsx'
import { ServiceArea } from '#app/sections/service_area/service_area.tsx'
import { loaderMeta } from '#app/seo/loader_meta.ts'
import { describePage } from '#app/seo/page_meta.server.ts'
import { breadcrumbs, localBusiness } from '#app/seo/structured_data.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/route.ts'
import { aboutContent } from './about_content.server.ts'
import { Advantages } from './advantages.tsx'
import { Bottom } from './bottom.tsx'
import { HolidaySchedule } from './holiday_schedule.tsx'
import { Services } from './services.tsx'
import { Story } from './story.tsx'

const trail = [
	{ name: 'Home', path: '/' },
	{ name: 'About', path: '/about' },
]

export function loader({ context }: Route.LoaderArgs) {
	const { content, publicUrl } = context.get(servicesContext)
	const page = aboutContent(content.current, new Date())
	const meta = describePage(context, {
		title: 'About Us & Holiday Schedule',
		description: page.hero.description,
		path: '/about',
		structuredData: [localBusiness(publicUrl, content.current.facts), breadcrumbs(publicUrl, trail)],
	})
	return { ...page, meta }
}

export const meta = loaderMeta

export default function About({ loaderData: page }: Route.ComponentProps) {
	return (
		<>
			<div className="print:hidden">
				<PageHero {...page.hero} crumbs={trail}>
					<ButtonLink to="#holiday-schedule" className="mt-7">
						<Icon name="calendar" />
						Holiday Schedule
					</ButtonLink>
				</PageHero>
			</div>
			<Story {...page.story} />
			<Services {...page.services} />
			<Advantages {...page.advantages} />
			<ServiceArea {...page.serviceArea} />
			<HolidaySchedule {...page.holidays} />
			<Bottom {...page.bottom} />
		</>
	)
}
